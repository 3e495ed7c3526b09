/** Every sentence of the consignments area. */
export const consignmentMessages = {
  notFound: 'This consignment does not exist.',
  nameOne: 'Name a consignment or an order.',
  taxNotAllowed: 'This order charges tax, but the company or customer category does not allow it.',
  undecided: 'The tax of this order is not decided. Enter the State or GSTIN of the company and of the customer.',
  cancelled: 'This consignment was cancelled.',
  chargedBefore: 'These goods replace returned ones, which have been charged before.',
  notIssuedHere: 'This company does not issue its invoices here.',
  invoiceIssued: 'This consignment already has an invoice. Void it first.',
  challanIssued: 'This consignment already has a delivery challan.',
  noInvoice: 'This consignment has no invoice that was issued here.',
  noChallan: 'This consignment has no delivery challan.',
  voidBefore: 'This invoice is already void.',
  enterReason: 'Please enter the reason.',
  invalidDistance: 'The distance must be a whole number from 0 to 4,000 km.',
  invalidPackages: 'The packages must be a whole number from 0 to 9,999.',
  invalidWeight: 'The weight must be a number of kg with up to two decimals.',
  invalidDriverMobile: 'The mobile number of the driver must have 10 digits.',
} as const;

/** What the history of a record says of a consignment, after the name of the user. */
export const consignmentHistory = {
  issued: (paper: string, number: string) => `issued ${paper} ${number}`,
  voided: (paper: string, number: string, reason: string) => `voided ${paper} ${number}: ${reason}`,
  transport: (number: string) => `changed the transport of a consignment of ${number}`,
} as const;

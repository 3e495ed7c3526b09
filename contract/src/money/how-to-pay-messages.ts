/** Every sentence about how to pay. */
export const howToPayMessages = {
  title: 'How to Pay',
  payNow: 'To Pay Now',
  /** On the receipt of an advance. */
  stillAsked: 'Still to Pay',
  bank: 'Bank',
  account: 'Account No.',
  ifsc: 'IFSC',
  swift: 'SWIFT',
  upiId: 'UPI ID',
  /** The number by which a payment on a statement is found again. */
  statementNumber: (customerId: number, to: string) => `ST/${customerId}/${to}`,
  openApp: 'Pay by UPI',
  qrName: 'QR code for a payment by UPI',
  quoteLabel: 'Please Quote',
  /** On the page of an accepted quotation, once what it asks for has come. */
  received: 'What this quotation asks for has been received. Thank you.',
  notTaken: 'This page takes no payment. It shows where to pay.',
} as const;

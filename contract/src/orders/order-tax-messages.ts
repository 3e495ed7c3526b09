/** The sentences of screens and history when the tax of an order is recalculated. */
import { dashedDate } from '../platform/dates.ts';

export const orderTaxMessages = {
  /** What else changes with a new decision. */
  takesOver: 'The order then shows the addresses of customer and company and the GSTIN of the company as they are now. Its amounts stay.',
  follow: 'These consignments follow:',
  keep: 'These keep their decision, because their invoice was issued here or has an IRN:',
  withInvoice: (number: string, date: string) => `Invoice ${number} of ${dashedDate(date)}`,
  withoutInvoice: (date: string) => `Goods of ${dashedDate(date)}, without an invoice`,
  /** The GSTIN of the buyer on a consignment, and that of the customer now. Blank for none. */
  gstinChanges: (before: string, now: string) => `GSTIN of the buyer: ${before || 'none'}, now ${now || 'none'}`,
  /** About an e-way bill that was entered for goods that follow. */
  checkEway: (number: string) => `Then check e-way bill ${number}: it may have to be made again`,
  /** The typed invoice of goods that follow is also for other orders, which do not. */
  decideOthersToo: (orders: readonly string[]) =>
    `Also for ${orders.join(', ')}: decide ${orders.length === 1 ? 'that order' : 'those orders'} afresh as well`,
  /** `amount` is the tax of the order. */
  chargesTax: (amount: string) =>
    `The order charges ${amount} of GST, which this decision does not allow. Its amounts stay, so no invoice can be issued here, and the files for the accountant leave out its other invoices. If GST was charged, first correct the GST category of the customer or the GST regime of the company.`,
  chargesNone: 'The order charges no GST, and its amounts stay. Its goods count as nil-rated.',
} as const;

/** What the history of a record says, after the name of the user. */
export const orderTaxHistory = {
  decided: (number: string, reason: string) => `decided the tax of ${number} afresh: ${reason}`,
  followed: (number: string) => `decided the tax of a consignment of ${number} afresh`,
} as const;

import { formatRupees } from '../platform/decimal.ts';
import { dashedDate } from '../platform/dates.ts';

/** Every sentence of the credit notes. */
export const creditNoteMessages = {
  title: 'Credit Notes',
  add: 'Add Credit Note',
  noneFound: 'No credit note found',
  selectInvoice: 'Please select the invoice.',
  checkDate: 'Please check the date.',
  selectReason: 'Please select the reason.',
  enterNumber: 'Please enter the number of the credit note.',
  checkNumber: 'A number has letters, digits, hyphens and slashes only.',
  enterAmount: 'Please enter Amount.',
  selectQuantity: 'Please select quantity.',
  selectGoods: 'Please choose what is credited: pieces or an amount.',
  notBoth: 'A credit note takes pieces or an amount, not both.',
  enterReason: 'Please enter the reason.',
  billNotFound: 'This bill does not exist.',
  notAnInvoice: 'Only an invoice from this panel can be credited. Enter other credits as a deduction of a receipt.',
  numbersItself: 'This company numbers its credit notes itself. Leave the number blank.',
  lineUnknown: 'This product is not on the invoice.',
  returnUnknown: 'This return belongs to another order.',
  worthNothing: 'These pieces have no value on the invoice.',
  moreThanLeft: 'This is more than can be credited on the invoice.',
  numberTaken: 'This number stands on another credit note already.',
  creditedBefore: 'This return has been credited already.',
  notFound: 'This credit note does not exist.',
  paidBack: 'Money of this credit note has been paid back.',
  voidFirst: 'Void its credit notes first.',
  onlyLeft: (paise: number, invoice: string) => `More than ${formatRupees(paise)} cannot be credited on invoice ${invoice}.`,
  returnCredited: (number: string) => `This return stands on credit note ${number} already.`,
  added: (number: string) => `Credit note ${number} was added.`,
  voided: 'The credit note is void.',
  voidFollows: (amount: string, invoice: string) => `${amount} is owed on invoice ${invoice} again. The number stays used.`,
  whatPieces: 'The pieces take their part of the invoice, with its charges and taxes. For a lower price, enter an amount instead.',
  invoice: 'Invoice',
  what: 'What Is Credited',
  pieces: 'Pieces',
  amount: 'Amount',
  credit: 'Credit Note',
  voidTitle: (number: string) => `Void Credit Note ${number}`,
  piecesLeft: (pieces: string, value: string) => `of ${pieces}, worth ${value} before tax`,
  onlyPieces: (pieces: number) => `Only ${pieces} are left on the invoice.`,
  nothingToCredit: 'Nothing of this return is to be credited.',
  whoseLeft: (customer: string, paise: number) => `${customer}: up to ${formatRupees(paise)} can be credited.`,
  whatIsLeft: (paise: number) => `Up to ${formatRupees(paise)} can be credited on this invoice.`,
  nothingLeft: 'This invoice has been credited in full.',
  hint: {
    late: (last: string) => `A credit note after ${dashedDate(last)} lowers no tax of this invoice (section 34).`,
    register: 'This company makes e-invoices. Register the credit note at the portal, too.',
  },
} as const;

/** What the history of a customer or an order says of a credit note, after the name of the user. Everyone reads it, so it says no amount. */
export const creditNoteHistory = {
  added: (number: string, invoice: string, reason: string) => `entered credit note ${number} on invoice ${invoice}: ${reason}`,
  madeVoid: (number: string, reason: string) => `voided credit note ${number}: ${reason}`,
} as const;

/** The words of the paper. */
export const creditPaperWords = {
  title: 'Credit Note',
  number: 'Credit Note No.',
  invoice: 'Against Invoice',
  reason: 'Reason',
  return: 'Return No.',
  total: 'TOTAL CREDIT',
} as const;

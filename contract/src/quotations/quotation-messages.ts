import { formatRupees } from '../platform/decimal.ts';
import { messages } from '../platform/messages.ts';

/** Every sentence of the quotations area. */
export const quotationMessages = {
  selectDate: 'Please select Quotation Date.',
  dateOutOfYear: 'The quotation date must be in this financial year or the previous one.',
  validityOutOfRange: 'The validity must be between the quotation date and one year later.',
  dealOfOther: 'This deal belongs to another customer.',
  dealNotFound: 'This deal does not exist.',
  selectCompany: 'Please select Issuing Company.',
  selectCustomer: 'Please select Customer.',
  selectContact: 'Please select Contact Person.',
  selectProduct: 'Please select Product.',
  selectQuantity: 'Please select quantity.',
  enterManualPrice: 'Please enter product manual price.',
  addProduct: 'Add atleast one product.',
  addedToCart: 'Product added to cart.',
  removedFromCart: 'Product removed from cart.',
  cartLine: (quantity: number, name: string) => `${quantity} × ${name}`,
  aboveStock: (stock: string) => `More than the ${stock} in stock.`,
  subtotalTooLarge: 'A quotation can be at most ₹20,00,00,00,000 before tax.',
  discountOutOfRange: 'Discount percent must be from 0 to 100.',
  clearCartTitle: 'Change Price Type',
  clearCart: 'The cart holds prices of the other type. Change the price type and clear the cart?',
  proposedTerms: (number: string) => `Taken from ${number}, the last quotation of this company.`,
  ownTerm: (text: string) => `Use “${text}”`,
  blankTerms: 'Blank terms print as a dash.',
  /** The blank terms: their names if these fit on a line, otherwise their number. */
  termsLeftBlank: (names: readonly string[]) => (names.length > 4 ? `${names.length} terms are blank` : names.join(', ')),
  generated: 'Quotation Successfully generated.',
  linesDoNotAddUp: 'The lines of this quotation do not add up to its subtotal.',
  amountsDoNotAddUp: 'The amounts of this quotation do not add up.',
  closed: 'This quotation is approved or void and can no longer be changed.',
  notFound: 'This quotation does not exist.',
  noneFound: 'Quotation list no found',
  exportOnlyApproved: 'Quotation cannot be exported until it is approved.',
  notAuthorisedToVoid: 'You are not authorised to void.',
  notAuthorisedToApprove: 'You are not authorised to approve.',
  confirmVoid: 'Confirm to Void',
  confirmApprove: 'Confirm to Approve',
  voidQuotation: 'Void Quotation',
  approveQuotation: 'Approve Quotation',
  voided: 'Quotation successfully void.',
  approved: 'Quotation successfully Approved.',
  statusRefused: messages.somethingWentWrong,
  /** Shown below the refusal, whose wording the specification fixes. */
  ordered: (order: string | undefined) => `It has been ordered${order === undefined ? '' : ` as ${order}`}, so it can no longer be void.`,
  imageFailed: 'The image could not be loaded.',
} as const;

/** What the history of a record says of a quotation, after the name of the user. Amounts in paise. */
export const quotationHistory = {
  prepared: (number: string, total: number) => `prepared ${number} (total ${formatRupees(total)})`,
  lineAdded: (number: string, quantity: number, name: string) => `added ${quotationMessages.cartLine(quantity, name)} to ${number}`,
  approved: (number: string, total: number) => `approved ${number} (total ${formatRupees(total)})`,
  madeVoid: (number: string) => `made ${number} void`,
} as const;

import { formatDecimal, formatRupees, groupedPieces } from '../platform/decimal.ts';
import { messages } from '../platform/messages.ts';

function daysOf(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

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
  productDeleted: (name: string) => `${name} has been deleted and can no longer be quoted.`,
  selectQuantity: 'Please select quantity.',
  enterManualPrice: 'Please enter product manual price.',
  addCompanyFirst: 'Add your company first',
  addCustomersFirst: 'Add your customers first',
  addProductsFirst: 'Add your products first',
  addTermsFirst: 'Add your terms first',
  addProduct: 'Add atleast one product.',
  tooManyLines: (most: number) => `A quotation can have at most ${most} products.`,
  addedToCart: 'Product added to cart.',
  removedFromCart: 'Product removed from cart.',
  /** What is typed on product cards and not added yet: the first line, and how many more there are. */
  addFirst: (line: string, others: number) => `Add ${line}${others === 0 ? '' : ` and ${others} more`} first?`,
  lineDoubled: 'Line doubled.',
  doubleLine: (name: string) => `Double ${name}`,
  removeLine: (name: string) => `Remove ${name}`,
  moveLine: (name: string) => `Move ${name}`,
  lineUp: 'Move the line up',
  lineDown: 'Move the line down',
  doubleIt: 'Double the line',
  removeIt: 'Remove the line',
  moveLineHint: 'Drag to move, or press Alt+↑ or Alt+↓ in the line',
  cartLine: (quantity: number, name: string) => `${groupedPieces(quantity)} × ${name}`,
  aboveStock: (stock: string) => `More than the ${stock} in stock.`,
  subtotalTooLarge: 'A quotation can be at most ₹20,00,00,00,000 before tax.',
  discountOutOfRange: 'Discount percent must be from 0 to 100.',
  toMrpTitle: 'Change Price Type',
  toMrp: (count: number) => `${count === 1 ? 'This price changes' : `These ${count} prices change`} to the MRP. Nothing else does.`,
  /** Paise before and after. */
  priceChange: (before: number, after: number) => `${formatRupees(before)} → ${formatRupees(after)}`,
  /** Where the proposed terms come from. */
  termsOfQuotation: (number: string) => `Taken from ${number}, the last quotation to this customer.`,
  termsOfCompany: (company: string) => `The standard terms of ${company}.`,
  termsOfList: 'If the office has only one text for a term, that text is preset.',
  noTerms: 'This customer has no earlier quotation, and the company has no standard terms.',
  makeStandard: (company: string) => `Make these the standard terms of ${company}`,
  replaceStandardTitle: 'Replace Standard Terms',
  replaceStandard: 'New quotations to new customers will begin with these terms.',
  standardNow: (company: string) => `These are now the standard terms of ${company}.`,
  blankTerm: 'Blank: prints as a dash',
  ownTerm: (text: string) => `Use “${text}”`,
  blankTerms: 'Blank terms print as a dash.',
  /** The blank terms: their names if these fit on a line, otherwise their number. */
  termsLeftBlank: (names: readonly string[]) => (names.length > 4 ? `${names.length} terms are blank` : names.join(', ')),
  /** Before the submit: every blank term by its name. */
  termsPrintDash: (names: readonly string[]) =>
    names.length === 1
      ? `This term is blank and prints as a dash: ${names[0]}.`
      : `These terms are blank and print as a dash: ${names.join(', ')}.`,
  generated: 'Quotation Successfully generated.',
  updated: 'Quotation Successfully updated.',
  revised: 'Quotation Successfully revised.',
  revisedAndApproved: 'Quotation Successfully revised and approved.',
  unchangedTitle: 'No Changes',
  unchanged: 'Nothing has changed but the date. Submit anyway?',
  editTitle: (number: string) => `Edit ${number}`,
  reviseTitle: (number: string) => `Revise ${number}`,
  copyOf: (number: string) => `Copy of ${number}`,
  /** What a copy does not take over. */
  leftOut: (names: string) => `Left out: ${names}.`,
  /** Among the names. */
  lostContact: 'the contact person',
  /** `paise` is the MRP of today, where a copied line has another one. */
  mrpNow: (paise: number) => `MRP is now ${formatRupees(paise)}`,
  todaysPrices: "Use Today's Prices",
  validityDiffers: (named: number, allowed: number) => `The validity term says ${daysOf(named)}, but the date allows ${allowed}.`,
  linesDoNotAddUp: 'The lines of this quotation do not add up to its subtotal.',
  gstMissing: (product: string) => `GST is missing for ${product}.`,
  tooManyRates: (most: number) => `A quotation can have at most ${most} different rates of GST.`,
  ratesByProduct: 'Rates by Product',
  /** `percent` is the chosen one. */
  ratesOfOthers: (percent: number) => `Each product is taxed at its own rate, the others at ${percent}%.`,
  ratesOfAll: 'Each product is taxed at its own rate.',
  chargesWithGoods: 'The charges are taxed with the goods, in proportion.',
  chargesAtHighest: 'The charges are taxed with the goods, at the highest rate.',
  linesWithRates: 'The lines of a quotation with rates by product are saved together with it.',
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
  enterRevisionReason: 'Please enter the reason for the revision.',
  selectLostReason: 'Please select the reason.',
  dateOutOfNumbersYear: 'The date must stay in the financial year of the quotation number.',
  customerFixed: 'The customer of a quotation cannot be changed. Copy it for another customer.',
  revisionUnknown: 'This revision does not belong to the quotation.',
  /** `number` is that of the current revision. */
  replacedBy: (number: string) => `This quotation has been replaced by ${number}.`,
  revisionOfPending: 'A pending quotation can be edited directly; it needs no revision.',
  revisionOfVoid: 'A void quotation cannot be revised. Copy it instead.',
  revisionOfOrdered: 'There is already an order. Copy the quotation instead.',
  tooManyRevisions: 'A quotation can be revised at most 99 times.',
  expired: 'This quotation has expired. Extend its validity first.',
  lost: 'This quotation is marked lost. Reopen it first.',
  notLost: 'This quotation is not marked lost.',
  mayNotBeLost: 'Only an open quotation without an order can be marked lost.',
  /** Shown below the refusal, whose wording the specification fixes. */
  ordered: (order: string | undefined) =>
    `It has been ordered${order === undefined ? '' : ` as ${order}`}, so it can no longer be made void.`,
  notSent: 'This revision has not been sent to anyone.',
  imageFailed: 'The image could not be loaded.',
} as const;

interface Approved {
  readonly total: number;
  readonly discount: number;
  readonly limits: string;
}

/** What the history of a record says of a quotation, after the name of the user. Amounts in paise. */
export const quotationHistory = {
  prepared: (number: string, total: number) => `prepared ${number} (total ${formatRupees(total)})`,
  lineAdded: (number: string, quantity: number, name: string) => `added ${quotationMessages.cartLine(quantity, name)} to ${number}`,
  /** `limits` are those of the approver in words, blank for none, `discount` in hundredths of a percent. */
  approved: (number: string, { total, discount, limits }: Approved) =>
    limits === ''
      ? `approved ${number} (total ${formatRupees(total)})`
      : `approved ${number} (total ${formatRupees(total)}, discount ${formatDecimal(discount)} %, limits of that day: ${limits})`,
  madeVoid: (number: string) => `made ${number} void`,
  edited: (number: string, total: number) => `edited ${number} (total ${formatRupees(total)})`,
  revised: (before: string, number: string, reason: string) => `revised ${before} as ${number}: ${reason}`,
  markedLost: (number: string, reason: string) => `marked ${number} lost: ${reason}`,
  reopened: (number: string) => `reopened ${number}`,
  sent: (number: string, addresses: string) => `sent the quotation to ${addresses} (${number})`,
  returned: (number: string, note: string) => `returned ${number}: ${note}`,
  moved: (number: string, deal: string) => `moved ${number} to deal ${deal}`,
  movedAlone: (number: string) => `moved ${number} to a deal of its own`,
} as const;

const quotationsWorth = (count: number, paise: number) =>
  `${count} ${count === 1 ? 'quotation' : 'quotations'} worth ${formatRupees(paise)}`;

/** The questions before something is done with several quotations. */
export const quotationSeveral = {
  approve: (count: number, paise: number) => `Approve ${quotationsWorth(count, paise)}?`,
  void: (count: number, paise: number) => `Void ${quotationsWorth(count, paise)}?`,
  markLost: (count: number, paise: number) => `Mark ${quotationsWorth(count, paise)} lost?`,
  markedLost: 'marked lost',
} as const;

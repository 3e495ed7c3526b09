import { formatDecimal, formatRupees } from '../platform/decimal.ts';

/** A percentage in hundredths with two decimals: 2200 is `22.00 %`. */
function percentText(hundredths: number): string {
  return `${formatDecimal(hundredths)} %`;
}

/** A value with the limit of the reader behind it, if there is one. */
function withLimit(text: string, limit: string | undefined): string {
  return limit === undefined ? text : `${text} (your limit ${limit})`;
}

/** Every sentence about who may approve what. Amounts in paise, percentages in hundredths. */
export const approvalMessages = {
  everybody: 'Everybody',
  outOfRange: 'This limit is out of range.',
  mayNotApprove: 'This user may not approve quotations.',
  present: 'These limits are set already. Edit them instead of adding them.',
  namedTwice: 'A user is named twice. Each user has one row of limits.',
  describeChange: 'Please describe what should change.',
  notOpen: 'This quotation is no longer open.',
  nobody: 'Nobody can approve this. Ask an Administrator to raise a limit.',
  /** The personal notice of the preparer. */
  returnedTo: (name: string, number: string, note: string) => `${name} returned ${number}: ${note}`,
  beyondLimit: (reason: string) => `This quotation is beyond your approval limit: ${reason}`,
} as const;

/** Every sentence of the approval queue, and of the panel that says who may approve a quotation. */
export const queueMessages = {
  title: 'Approval Queue',
  none: 'No quotations are waiting for approval.',
  noneYouMay: 'No quotations are waiting for your approval.',
  showAll: 'Show all',
  youMay: 'You may',
  all: 'All',
  approveLabel: 'Approve',
  approvedSeveral: 'approved',
  /** Asks about several quotations. Amounts in paise. */
  confirmChosen: (count: number, total: number, largest: { readonly totalAmount: number; readonly companyName: string }) =>
    count === 1
      ? `Approve 1 quotation worth ${formatRupees(total)} of ${largest.companyName}?`
      : `Approve ${count} quotations worth ${formatRupees(total)}, the largest ${formatRupees(largest.totalAmount)} of ${largest.companyName}?`,
  approveRow: 'Approve the row',
  returnRow: 'Return the row',
  approve: (number: string) => `Approve ${number}`,
  viewOne: (number: string) => `View ${number}`,
  view: 'View',
  returnOne: (number: string) => `Return ${number}`,
  return: 'Return',
  note: 'What should change?',
  returned: 'The quotation has been returned.',
  returnedTag: 'Returned',
  approvedOne: '1 approved.',
  panel: 'Approval',
  within: 'Within the limit',
  beyond: 'Beyond the limit',
  youMayApprove: 'You may approve this.',
  canApprove: 'Can be approved by',
  /** Above the note of a returned quotation. */
  returnedBy: (name: string) => `Returned by ${name}`,
  more: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  waitingFor: (names: readonly string[]) => `Waiting for approval by ${names.join(', ')}.`,
} as const;

/** Every sentence of the approval limits. */
export const limitMessages = {
  title: 'Approval Limits',
  titleOf: (name: string) => `Approval Limits of ${name}`,
  hint: 'A user without their own row has the limits of Everybody.',
  hasOwn: 'This user has limits of their own.',
  hasEverybodys: 'The limits of Everybody apply to this user.',
  hasNone: 'This user has no limits.',
  noLimit: 'no limit',
  mostTotal: 'Total up to',
  mostDiscount: 'Discount up to',
  mostBelowMrp: 'Below MRP up to',
  belowFloor: 'May approve below the floor price',
  pending: 'May approve pending customers and products',
  own: 'May approve own',
  add: 'Add Limits',
  user: 'User',
  chooseUser: 'Please select a user.',
  edit: (name: string) => `Edit the limits of ${name}`,
  remove: (name: string) => `Remove the limits of ${name}`,
  set: 'Set Limits',
  change: 'Edit Limits',
  confirmRemove: 'Remove these limits?',
  saved: 'The limits are saved.',
  removed: 'The limits are removed.',
} as const;

/** What the rules say of a quotation. `limit` is that of the reader, null for none. */
export const approvalReasonTexts = {
  total: (paise: number, limit: number | null) =>
    withLimit(`Total ${formatRupees(paise)}`, limit === null ? undefined : formatRupees(limit)),
  discount: (percent: number, limit: number | null) =>
    withLimit(`Discount ${percentText(percent)}`, limit === null ? undefined : percentText(limit)),
  belowMrp: (name: string, percent: number, limit: number | null) =>
    withLimit(`${name} ${percentText(percent)} below MRP`, limit === null ? undefined : percentText(limit)),
  belowFloor: (name: string) => `${name} below its floor price`,
  customerPending: 'The customer is Pending',
  productPending: (name: string) => `${name} is Pending`,
  own: 'You prepared it or made the last change',
  otherOpen: (paise: number) => `Other open quotations for this customer: ${formatRupees(paise)}`,
} as const;

/** The limits of an approver in a few words, for the history of what they approved. */
export const limitWords = {
  total: (paise: number) => `total ${formatRupees(paise)}`,
  discount: (percent: number) => `discount ${percentText(percent)}`,
  belowMrp: (percent: number) => `below MRP ${percentText(percent)}`,
  notBelowFloor: 'not below the floor price',
  notPending: 'no pending customer or product',
  notOwn: 'not their own',
} as const;

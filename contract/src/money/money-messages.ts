import { formatRupees } from '../platform/decimal.ts';

/** Every sentence of the money area. */
export const moneyMessages = {
  selectCustomer: 'Please select Customer.',
  selectCompany: 'Please select Company.',
  enterAmount: 'Please enter Amount.',
  selectMode: 'Please select Mode.',
  enterReference: 'Please enter the reference.',
  enterChequeDate: 'Please enter the date of the cheque.',
  checkReceiptDate: 'Please check the date of receipt.',
  checkPaymentDate: 'Please check the date of payment.',
  checkChequeDates: 'Please check the dates of the cheque.',
  checkDueDate: 'Please check the due date.',
  checkDate: 'Please check the date.',
  enterReason: 'Please enter the reason.',
  notKept: 'This company keeps no money received here.',
  otherAccount: 'This bill belongs to another customer or company.',
  otherDeal: 'This deal belongs to another customer or company.',
  markedTooMuch: 'More is marked than was received.',
  oneTarget: 'A part is for a bill or for a deal.',
  roundingTooLarge: `A rounding is at most ${formatRupees(10_00)}.`,
  mayNotDeduct: 'You are not authorised to allow a discount or a penalty.',
  receiptNotFound: 'This receipt does not exist.',
  billNotFound: 'This bill does not exist.',
  customerNotFound: 'This customer does not exist.',
  receiptVoid: 'This receipt is void.',
  notACheque: 'This receipt is no cheque.',
  bouncedCheque: 'A bounced cheque cannot be made void.',
  paidBack: 'Money of this receipt has been paid back.',
  knownReference: 'This reference stands on another receipt already.',
  moreThanFree: 'This is more than is free to be paid back.',
  moreThanOpen: 'This is more than is open on this bill.',
  describeDispute: 'Please describe the dispute.',
  isDisputed: 'This bill is disputed already.',
  notDisputed: 'This bill is not disputed.',
  nothingOpen: 'Nothing is open on this bill.',
  sameReference: (number: string) => `This reference stands on receipt ${number} already.`,
  onlyOpen: (paise: number, number: string) => `Only ${formatRupees(paise)} is open on invoice ${number}.`,
  onlyOpenOfCharge: (paise: number) => `Only ${formatRupees(paise)} is open on this charge.`,
  onlyAsked: (paise: number, number: string) => `Only ${formatRupees(paise)} is still asked for ${number}.`,
  onlyFree: (paise: number) => `Only ${formatRupees(paise)} is free to be paid back.`,
  voidFollows: (amount: string, customer: string) =>
    `${amount} of ${customer} will count no more, and what it settled is open again. The number stays used.`,
  listTitle: 'Receipts',
  addTitle: 'Add Receipt',
  viewTitle: 'Receipt',
  noReceipts: 'No receipt found',
  /** The tab of a customer. */
  money: 'Money',
  statementTitle: 'Statement',
  owesNothing: 'Nothing is open, and nothing has been received in advance.',
  outstandingTitle: 'Outstanding',
  noneOutstanding: { Customer: 'Nobody owes anything.', Bill: 'No bill is open.', Deal: 'No deal has bills or advances.' },
  nothingToMark: 'This customer has no open bill and no deal that asks for money. What comes is on account.',
  chooseCustomerFirst: 'Choose the customer to see what is open.',
  payment: 'Payment',
  meantFor: 'What It Is For',
  notBilledYet: 'Not billed yet',
  oldestFirst: 'Oldest First',
  deductions: 'Deductions',
  addReceipt: 'Add Receipt',
  added: (number: string) => `Receipt ${number} was added.`,
  saved: 'The receipt was changed.',
  voided: 'The receipt is void.',
  payBack: 'Pay Back',
  refunded: (number: string) => `Refund ${number} was added.`,
  advanceOf: 'Of the Advance for',
  /** No deal chosen. */
  ofAccount: 'None: of what is on account',
  whatIsFree: 'What is on account can be paid back, or the advance of a deal.',
  statementPdf: 'Statement as PDF',
  statementExcel: 'Excel',
  openBills: 'Open bills',
  chooseBoth: 'Choose the customer and the company to see their statement.',
  cashHint: `Cash of ${formatRupees(2_00_000_00)} or more from one customer in a day is not allowed.`,
} as const;

/** Where the money of a receipt goes, in one sentence. Amounts in paise. */
export function whereItGoes({
  received,
  toBills,
  bills,
  toDeals,
  deals,
}: {
  readonly received: number;
  readonly toBills: number;
  readonly bills: number;
  readonly toDeals: number;
  /** The numbers of the deals. */
  readonly deals: readonly string[];
}): string {
  const left = received - toBills - toDeals;
  const parts = [
    `${formatRupees(toBills)} to ${bills === 1 ? '1 bill' : `${bills} bills`}`,
    ...(deals.length > 0 ? [`${formatRupees(toDeals)} for ${deals.join(', ')}`] : []),
  ];
  if (left < 0) return `${formatRupees(-left)} more is marked than was received.`;
  return `${formatRupees(received)} received: ${[...parts, `${formatRupees(left)} on account`].join(', ')}.`;
}

/** The headings of the parts of what is open. */
export const bucketNames = {
  NotDue: 'Not Due',
  UpTo30: 'Up to 30 Days',
  UpTo60: 'Up to 60 Days',
  UpTo90: 'Up to 90 Days',
  Over90: 'Over 90 Days',
  Disputed: 'Disputed',
} as const;

/** A bill in a list: its number, with its kind where that is no invoice. */
export function billName(kind: 'Invoice' | 'Opening' | 'Charge', number: string): string {
  return kind === 'Charge' ? 'Charge' : number;
}

/** What an opening bill says of the invoice that it is a part of. */
export const openedOf = (paise: number) => `Open of ${formatRupees(paise)}`;

/** A bill in a sentence. */
export const billWords = (number: string) => (number === '' ? 'a charge' : `bill ${number}`);

/** The words of a statement, on paper and as a file. */
export const statementWords = {
  statement: 'Statement of Account',
  confirmation: 'Balance Confirmation',
  customer: 'Customer',
  from: 'From',
  to: 'To',
  date: 'Date',
  what: 'Particulars',
  paper: 'Document',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  opening: 'Opening balance',
  openBill: 'Open Bill',
  due: 'Due',
  amount: 'Amount',
  open: 'Open',
  balanceMeaning: 'Dr is owed to us, Cr is in your favour.',
  sumOf: (column: string) => `Total ${column}`,
  balanceOn: (day: string) => `Balance on ${day}`,
  confirm: 'Please confirm',
  pleaseConfirm:
    'Please compare this balance with your books, sign and stamp this page, and send it back. ' +
    'If your balance differs, please write it below and enclose your statement.',
  yourBalance: 'Your balance',
  yourRemarks: 'Your remarks',
  blankLine: '_'.repeat(32),
  confirmedBy: (customer: string) => `For ${customer}\nStamp, signature, name and date`,
} as const;

/**
 * What the timeline of a customer says of their money, after the name of the user. Everyone who is logged in reads it, so it says no
 * amount.
 */
export const moneyHistory = {
  received: (number: string) => `entered receipt ${number}`,
  marked: (number: string) => `changed what receipt ${number} is for`,
  madeVoid: (number: string, reason: string) => `voided receipt ${number}: ${reason}`,
  cheque: (number: string, state: string) => `set the cheque of receipt ${number} to ${state}`,
  paidBack: (number: string) => `entered refund ${number}`,
  charged: (reason: string) => `entered a charge: ${reason}`,
  disputed: (number: string, note: string) => `set ${billWords(number)} to disputed: ${note}`,
  disputeSettled: (number: string, note: string) => `settled the dispute of ${billWords(number)}: ${note}`,
  dueChanged: (number: string, reason: string) => `changed when ${billWords(number)} is due: ${reason}`,
  credit: () => 'changed how the customer pays',
} as const;

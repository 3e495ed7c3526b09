/** Who still owes what: by customer, by bill or by deal, on any day. Amounts in paise, computed whenever they are read (PAY-15). */
import * as z from 'zod';
import { promiseStates } from '../collections/collection-words.ts';
import { addDays } from '../platform/dates.ts';
import { decimal, signedDecimal } from '../platform/decimal.ts';
import { day, id, yesOrNo } from '../platform/fields.ts';
import { word } from '../platform/filters.ts';
import { row } from '../platform/wire.ts';

/** What a row of the list is. */
export const outstandingBy = ['Customer', 'Bill', 'Deal'] as const;

/** The parts of what is open by the days that it is overdue. What is disputed is in a part of its own, whenever it was due. */
export const buckets = ['NotDue', 'UpTo30', 'UpTo60', 'UpTo90', 'Over90', 'Disputed'] as const;
export type Bucket = (typeof buckets)[number];

/** The key of each part, in the rows and in the sums. A bill has only that of the bucket that was asked for. */
export const bucketKeys = {
  NotDue: 'notDue',
  UpTo30: 'upTo30',
  UpTo60: 'upTo60',
  UpTo90: 'upTo90',
  Over90: 'over90',
  Disputed: 'disputed',
} as const satisfies Readonly<Record<Bucket, string>>;

/** The states of a bill, in the order in which the first one holds (PAY-16). */
export const billStates = ['Credited', 'Paid', 'Disputed', 'Overdue', 'Part Paid', 'Open'] as const;
export type BillState = (typeof billStates)[number];

/** Where a bill comes from: a consignment, the time before the panel, or a charge. */
const billKinds = ['Invoice', 'Opening', 'Charge'] as const;

/** The state of a bill on a day. `firstOpenDue` is the due date of its first open part; blank if nothing is open. */
export function billState(
  {
    open,
    settled,
    credited,
    firstOpenDue,
    isDisputed,
  }: {
    readonly open: number;
    readonly settled: number;
    readonly credited: number;
    readonly firstOpenDue: string;
    readonly isDisputed: boolean;
  },
  asOf: string,
): BillState {
  if (open === 0) return credited === settled ? 'Credited' : 'Paid';
  if (isDisputed) return 'Disputed';
  if (firstOpenDue < asOf) return 'Overdue';
  return settled > 0 ? 'Part Paid' : 'Open';
}

/** How what is open of a bill falls into the buckets on a day. They sum to it. */
export function bucketsOf(
  { parts, isDisputed }: { readonly parts: readonly { readonly dueOn: string; readonly open: number }[]; readonly isDisputed: boolean },
  asOf: string,
): Readonly<Record<Bucket, number>> {
  const sums: Record<Bucket, number> = { NotDue: 0, UpTo30: 0, UpTo60: 0, UpTo90: 0, Over90: 0, Disputed: 0 };
  for (const { dueOn, open } of parts) sums[isDisputed ? 'Disputed' : bucketOf(dueOn, asOf)] += open;
  return sums;
}

function bucketOf(dueOn: string, asOf: string): Bucket {
  if (dueOn >= asOf) return 'NotDue';
  if (dueOn >= addDays(asOf, -30)) return 'UpTo30';
  if (dueOn >= addDays(asOf, -60)) return 'UpTo60';
  return dueOn >= addDays(asOf, -90) ? 'UpTo90' : 'Over90';
}

/** What a customer may have besides bills, and what of it is in cheques that are not cleared. */
export const heldMoney = ['Advance', 'On Account', 'In Cheques'] as const;
export type HeldMoney = (typeof heldMoney)[number];

/** The filters of figures: only customers who owe something, or who have such money. */
export const figureFilters = { owing: word('With Open Bills', ['Yes']), holding: word('With Money', heldMoney) };

/** A row: the keys of a customer, of a bill or of a deal, as the request says by what. */
export const outstandingRow = row({
  customerId: id,
  companyName: z.string(),
  /** The issuing company; for a customer the one that it owes most. */
  companyId: id.optional(),
  companyForName: z.string().optional(),
  city: z.string().optional(),
  /** Of the customer: the owner of its newest deal. Blank if that user was deleted. */
  owner: z.string().optional(),
  open: decimal(),
  notDue: decimal().optional(),
  upTo30: decimal().optional(),
  upTo60: decimal().optional(),
  upTo90: decimal().optional(),
  over90: decimal().optional(),
  disputed: decimal().optional(),
  advance: decimal().optional(),
  /** Negative where more was paid back than was there. */
  onAccount: signedDecimal().optional(),
  /** What of the money that counts is in cheques that are not cleared. */
  cheques: decimal().optional(),
  /** What is open less advances and money on account. */
  net: signedDecimal().optional(),
  oldestDue: day.optional(),
  noReminders: yesOrNo.optional(),
  /** The last promise of the customer, and what became of it; blank and 0 without one. */
  promisedOn: day.optional(),
  promisedAmount: decimal().optional(),
  promiseState: z.enum(['', ...promiseStates]).optional(),
  lastCallOn: day.optional(),
  lastOutcome: z.string().optional(),
  /** When to call again; blank for no day. */
  nextOn: day.optional(),
  /** Whom to call. */
  contactName: z.string().optional(),
  mobile: z.string().optional(),
  whatsApp: z.string().optional(),
  email: z.string().optional(),
  billId: id.optional(),
  kind: z.enum(billKinds).optional(),
  invoiceNumber: z.string().optional(),
  invoiceDate: day.optional(),
  dueOn: day.optional(),
  amount: decimal().optional(),
  settled: decimal().optional(),
  overdueDays: z.int().optional(),
  billState: z.enum(billStates).optional(),
  /** What the customer disputes; blank for a bill that is not disputed. */
  dispute: z.string().optional(),
  dealId: id.nullish(),
  number: z.string().optional(),
  asked: decimal().optional(),
  received: decimal().optional(),
  billed: decimal().optional(),
  /** The version of a bill: it counts the changes of its due dates and its disputes. */
  version: z.int().optional(),
  /** The list that a figure of the row opens, with its filters. */
  page: z.string(),
});
export type OutstandingRow = z.output<typeof outstandingRow>;

/** The sums of all rows, in paise: they equal the rows of the list. */
export const outstandingSums = row({
  count: z.int(),
  open: decimal(),
  notDue: decimal(),
  upTo30: decimal(),
  upTo60: decimal(),
  upTo90: decimal(),
  over90: decimal(),
  disputed: decimal(),
  advance: decimal(),
  onAccount: signedDecimal(),
  cheques: decimal(),
  net: signedDecimal(),
});

/** The kinds of a row of a statement, in their order within a day: bounces come last (PAY-09). */
export const statementKinds = ['Opening', 'Bill', 'Charge', 'Credit Note', 'Receipt', 'Deduction', 'Refund', 'Bounce'] as const;

/** A row of a customer's statement. Debit and credit are what the customer owes more and less. */
export const statementRow = row({
  date: day,
  kind: z.enum(statementKinds),
  /** The number of the paper. */
  document: z.string(),
  text: z.string(),
  debit: decimal(),
  credit: decimal(),
  /** What the customer owes after it; negative for an advance. */
  balance: signedDecimal(),
  page: z.string(),
});
export type StatementRow = z.output<typeof statementRow>;

/** A bill that is open on the last day of a statement. */
export const openBill = row({
  billId: id,
  kind: z.enum(billKinds),
  invoiceNumber: z.string(),
  invoiceDate: day,
  dueOn: day,
  amount: decimal(),
  open: decimal(),
});
export type StatementBill = z.output<typeof openBill>;

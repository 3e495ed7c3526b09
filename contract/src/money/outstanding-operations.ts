import * as z from 'zod';
import { rows, rowsBeside } from '../platform/answers.ts';
import { dashedDate, date, existingDate } from '../platform/dates.ts';
import { formatSignedDecimal } from '../platform/decimal.ts';
import { read, write } from '../platform/declare-call.ts';
import { list } from '../platform/declare-list.ts';
import { conflict, invalid, notFound } from '../platform/failures.ts';
import { id, requiredLine, wholeNumber, yesOrNo } from '../platform/fields.ts';
import { changed, created } from '../platform/answers.ts';
import { fieldsOf } from '../platform/filters.ts';
import type { CsvColumn, CsvFile } from '../platform/list-file.ts';
import { expectedVersion, versionConflict } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { bucketNames, moneyMessages as say } from './money-messages.ts';
import { reason } from './reason.ts';
import { newReceipt } from './receipt.ts';
import { seesMoney } from './sees-money.ts';
import { promiseStates } from '../collections/collection-words.ts';
import {
  bucketKeys,
  buckets,
  figureFilters,
  openBill,
  outstandingBy,
  outstandingRow,
  outstandingSums,
  statementRow,
  type Bucket,
  type OutstandingRow,
} from './outstanding.ts';
import { settlementModes } from './receipt-words.ts';

type AmountKey =
  | 'open'
  | 'notDue'
  | 'upTo30'
  | 'upTo60'
  | 'upTo90'
  | 'over90'
  | 'disputed'
  | 'advance'
  | 'onAccount'
  | 'cheques'
  | 'net'
  | 'amount'
  | 'settled'
  | 'asked'
  | 'received'
  | 'billed';
const amount = (heading: string, key: AmountKey) =>
  ({ heading, text: (each: OutstandingRow) => formatSignedDecimal(each[key] ?? 0), kind: 'decimal' }) as const;

const customer: CsvColumn<OutstandingRow> = { heading: 'Customer', text: (each) => each.companyName };
const issuer: CsvColumn<OutstandingRow> = { heading: 'Company', text: (each) => each.companyForName ?? '' };

/** The columns of the file, by what the rows are. */
const columnsBy: Readonly<Record<(typeof outstandingBy)[number], readonly CsvColumn<OutstandingRow>[]>> = {
  Customer: [
    customer,
    { heading: 'City', text: (each) => each.city ?? '' },
    amount('Open', 'open'),
    amount('Not Due', 'notDue'),
    amount('Up to 30 Days', 'upTo30'),
    amount('Up to 60 Days', 'upTo60'),
    amount('Up to 90 Days', 'upTo90'),
    amount('Over 90 Days', 'over90'),
    amount('Disputed', 'disputed'),
    amount('Advance', 'advance'),
    amount('On Account', 'onAccount'),
    amount('In Cheques', 'cheques'),
    amount('Net', 'net'),
    { heading: 'Oldest Due', text: (each) => dashedDate(each.oldestDue ?? ''), kind: 'dashedDate' },
    { heading: 'Owner', text: (each) => each.owner ?? '' },
    { heading: 'Promised', text: (each) => dashedDate(each.promisedOn ?? ''), kind: 'dashedDate' },
    { heading: 'Promise', text: (each) => each.promiseState ?? '' },
    { heading: 'Last Call', text: (each) => dashedDate(each.lastCallOn ?? ''), kind: 'dashedDate' },
  ],
  Bill: [
    customer,
    issuer,
    { heading: 'Kind', text: (each) => each.kind ?? '' },
    { heading: 'Invoice Number', text: (each) => each.invoiceNumber ?? '' },
    { heading: 'Invoice Date', text: (each) => dashedDate(each.invoiceDate ?? ''), kind: 'dashedDate' },
    { heading: 'Due', text: (each) => dashedDate(each.dueOn ?? ''), kind: 'dashedDate' },
    amount('Amount', 'amount'),
    amount('Settled', 'settled'),
    amount('Open', 'open'),
    { heading: 'Days Overdue', text: (each) => String(each.overdueDays ?? 0), kind: 'whole' },
    { heading: 'State', text: (each) => each.billState ?? '' },
    { heading: 'Dispute', text: (each) => each.dispute ?? '' },
  ],
  Deal: [
    customer,
    issuer,
    { heading: 'Deal', text: (each) => each.number ?? '' },
    amount('Asked', 'asked'),
    amount('Received', 'received'),
    amount('Billed', 'billed'),
    amount('Open', 'open'),
    amount('Advance', 'advance'),
  ],
};

/** The columns of the bills of a bucket: what is open in it stands behind what is open of the bill. */
const columnsOfBucket = (bucket: Bucket) =>
  columnsBy.Bill.flatMap((column) => (column.heading === 'Open' ? [column, amount(bucketNames[bucket], bucketKeys[bucket])] : [column]));

const outstandingCsv: CsvFile<OutstandingRow> = {
  fileName: 'outstanding.csv',
  columns: columnsBy.Customer,
  columnsFor(filters) {
    const by = outstandingBy.find((each) => 'by' in filters && each === filters.by) ?? 'Customer';
    const bucket = buckets.find((each) => 'bucket' in filters && each === filters.bucket);
    return by === 'Bill' && bucket ? columnsOfBucket(bucket) : columnsBy[by];
  },
};

/** Whose money, and on which day; today if it is left out. */
const scope = {
  by: z.enum(outstandingBy).optional(),
  companyId: id.optional(),
  customerId: id.optional(),
  bucket: z.enum(buckets).optional(),
  ownerId: id.optional(),
  promise: z.enum(promiseStates).optional(),
  /** Only customers with something overdue, or with a broken promise. */
  overdue: z.enum(['Yes']).optional(),
  /** Of these, only those who are to be called today. */
  toCall: z.enum(['Yes']).optional(),
  ...fieldsOf(figureFilters),
  asOf: existingDate(z.string()).optional(),
};

/** A bill and what is said of its dispute. */
const dispute = body({
  billId: id,
  ...expectedVersion,
  note: requiredLine(500, say.describeDispute),
});

const unknownBill = { BillNotFound: notFound(say.billNotFound) };

const billDate = date(say.checkDate);
const positive = newReceipt.fields.amount.refine((paise) => paise > 0, { error: say.enterAmount });

/** The operations on what is owed, by name. */
export const outstandingOperations = {
  /** Who still owes what: one row a customer, a bill or a deal. */
  GetOutstanding: list({
    right: ['View Outstanding', 'Add Receipt'],
    row: outstandingRow,
    sorts: ['overdue', 'open', 'companyName', 'calls'],
    filters: scope,
    csv: outstandingCsv,
  }),

  /** The sums of the same rows. */
  GetOutstandingSums: read({
    right: 'View Outstanding',
    input: body({ ...scope, search: z.string().max(100).optional() }),
    answer: rows(outstandingSums),
  }),

  /** All that a customer and a company had between them in a period, and the bills that are open at its end. */
  GetCustomerStatement: read({
    method: 'POST',
    right: seesMoney,
    input: body({ customerId: id, companyId: id, from: existingDate(z.string()), to: existingDate(z.string()) }),
    answer: rowsBeside(statementRow, { bills: z.array(openBill) }),
    failures: { CustomerNotFound: notFound(say.customerNotFound), DatesReversed: invalid('from', say.checkDate) },
  }),

  /** Charges a customer something that no invoice says, such as the fee for a bounced cheque. */
  AddCharge: write({
    right: 'Edit Credit',
    input: body({
      customerId: newReceipt.fields.customerId,
      companyId: newReceipt.fields.companyId,
      date: billDate,
      amount: positive,
      reason,
    }),
    answer: created('billId'),
    failures: {
      CustomerUnknown: invalid('customerId', say.selectCustomer),
      CompanyUnknown: invalid('companyId', say.selectCompany),
      NotKept: conflict(say.notKept, 'companyId'),
      DateOutOfRange: invalid('date', say.checkDate),
    },
  }),

  /** Changes when a bill, or an amount of it, is due. */
  UpdateDueDate: write({
    right: 'Edit Credit',
    input: body({ billId: id, ...expectedVersion, dueOn: date(say.checkDueDate), amount: positive.optional(), reason }),
    answer: changed('billId'),
    failures: {
      ...unknownBill,
      NothingOpen: conflict(say.nothingOpen),
      DateOutOfRange: invalid('dueOn', say.checkDueDate),
      MoreThanOpen: conflict(say.moreThanOpen, 'amount'),
      ...versionConflict,
    },
  }),

  /** Says that a customer disputes what is open of a bill: it is in no bucket and in no reminder until that is settled. */
  DisputeBill: write({
    right: 'Add Collection Call',
    input: dispute,
    answer: changed('billId'),
    failures: {
      ...unknownBill,
      ...versionConflict,
      NothingOpen: conflict(say.nothingOpen),
      IsDisputed: conflict(say.isDisputed),
    },
  }),

  /** Settles the dispute of a bill: it is due again as it was. */
  SettleDispute: write({
    right: 'Add Collection Call',
    input: dispute,
    answer: changed('billId'),
    failures: { ...unknownBill, ...versionConflict, NotDisputed: conflict(say.notDisputed) },
  }),

  /** Changes how many days a customer has to pay, and whether money without a mark settles the oldest bills. */
  UpdateCustomerCredit: write({
    right: 'Edit Credit',
    input: body({
      customerId: id,
      ...expectedVersion,
      creditDays: wholeNumber(0, 730, say.checkDueDate).optional(),
      settlement: z.enum(settlementModes).optional(),
      noReminders: yesOrNo.optional(),
    }),
    answer: changed('customerId'),
    failures: { CustomerNotFound: notFound(say.customerNotFound), ...versionConflict },
  }),
};

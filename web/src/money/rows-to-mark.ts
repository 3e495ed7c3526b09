/** What a receipt can be marked for, as rows of its form. Amounts in paise. */
import { oldestFirst } from '@vikray/contract/money/oldest-first.ts';
import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { markKey, type TypedMarks } from './receipt-form.ts';

/** A mark that the receipt has already, with the number of its bill or deal. */
export interface StoredMark {
  readonly billId: number | null;
  readonly dealId: number | null;
  readonly number: string;
  readonly amount: number;
}

/** The marks of a receipt, and whether it counts. */
export interface StoredMarks {
  readonly marks: readonly StoredMark[];
  readonly counts: boolean;
}

/** A bill, or a deal of which a part is not billed yet. */
export interface RowToMark {
  readonly key: string;
  readonly name: string;
  /** Undefined for a deal. */
  readonly billId: number | undefined;
  /** The number of a deal; undefined for a bill. */
  readonly deal: string | undefined;
  readonly dueOn: string;
  readonly invoiceDate: string;
  readonly isOverdue: boolean;
  readonly open: number;
}

/**
 * The open bills, then the deals with what they ask beyond their bills and advances, so that no sum stands twice. What the receipt itself
 * is marked for is open for it, and always has a row.
 */
export function rowsToMark(
  bills: readonly OutstandingRow[],
  deals: readonly OutstandingRow[],
  { marks, counts }: StoredMarks,
): RowToMark[] {
  const own = markSums(marks);
  const ofOwn = (key: string) => (counts ? (own.get(key) ?? 0) : 0);
  const listed = [...bills.map(rowOfBill), ...deals.map(rowOfDeal)].map((row) => ({ ...row, open: row.open + ofOwn(row.key) }));
  const shown = listed.filter(({ key, open }) => open > 0 || own.has(key));
  const keys = new Set(shown.map(({ key }) => key));
  // A receipt may have several marks for one bill.
  const marked = new Map(marks.map((mark) => [keyOf(mark), mark]));
  const rest = [...marked].filter(([key]) => !keys.has(key)).map(([key, mark]) => rowOfMark(mark, ofOwn(key)));
  const all = [...rest, ...shown];
  return [...all.filter(({ deal }) => deal === undefined), ...all.filter(({ deal }) => deal !== undefined)];
}

/** What marks sum to, by their bill or deal. */
export function markSums(marks: readonly StoredMark[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const mark of marks) sums.set(keyOf(mark), (sums.get(keyOf(mark)) ?? 0) + mark.amount);
  return sums;
}

const keyOf = ({ billId, dealId }: StoredMark) => (billId === null ? markKey.deal(dealId ?? 0) : markKey.bill(billId));

function rowOfBill({ billId = 0, kind, invoiceNumber = '', invoiceDate = '', dueOn = '', billState, open }: OutstandingRow): RowToMark {
  const date = dashedDate(invoiceDate);
  const name = kind === 'Charge' ? `Charge of ${date}` : `Invoice ${invoiceNumber} of ${date}`;
  return { key: markKey.bill(billId), name, billId, deal: undefined, dueOn, invoiceDate, isOverdue: billState === 'Overdue', open };
}

/** What only bills of the list have. */
const undated = { dueOn: '', invoiceDate: '', isOverdue: false };

const ofDeal = (dealId: number, number: string, open: number): RowToMark => {
  return { key: markKey.deal(dealId), name: `Deal ${number}`, billId: undefined, deal: number, ...undated, open };
};

const rowOfDeal = ({ dealId, number = '', asked = 0, billed = 0, advance = 0 }: OutstandingRow) =>
  ofDeal(dealId ?? 0, number, Math.max(0, asked - billed - advance));

function rowOfMark({ billId, dealId, number }: StoredMark, open: number): RowToMark {
  if (billId === null) return ofDeal(dealId ?? 0, number, open);
  return { key: markKey.bill(billId), name: number === '' ? 'Charge' : `Invoice ${number}`, billId, deal: undefined, ...undated, open };
}

/** The marks that 'Oldest First' proposes. */
export function proposedMarks(received: number, rows: readonly RowToMark[]): TypedMarks {
  const bills = rows.flatMap(({ billId, ...row }) => (billId === undefined ? [] : { ...row, billId }));
  const amounts = oldestFirst(received, bills);
  return Object.fromEntries([...amounts].map(([billId, paise]) => [markKey.bill(billId), formatDecimal(paise)]));
}

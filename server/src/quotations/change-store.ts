/**
 * The SQL of edits and revisions. Reading: getPrinted, findCurrentNumber. Writing: replaceContents, supersede, setLost, setReturned,
 * raiseVersion. Each write needs the version that the user has seen, and answers whether it was still the newest.
 */
import './quotations-tables.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { sql, type RawBuilder, type Updateable } from 'kysely';
import { updateIfUnchanged } from '../platform/database/conditional-updates.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { PrintedBefore } from './contents/changed-contents.ts';
import { contentChange } from './content-change.ts';
import { copiedColumns } from './contents/copied-columns.ts';
import { readPlan } from './contents/payment-plan-column.ts';
import { readPrinted } from './contents/printed-columns.ts';
import { contentColumns, type QuotationContents } from './contents/quotation-contents.ts';
import { insertLines, listStoredLines } from './contents/quotation-line-store.ts';
import { isAnyRevision, isCurrent } from './which-quotations.ts';

type QuotationColumns = Tables['quotations'];

/** The quotation and the version that a user has seen. */
export interface Seen {
  readonly quotationId: number;
  readonly version: number;
}

/** What a quotation prints. */
export async function getPrinted(db: Db, quotationId: number): Promise<PrintedBefore> {
  const row = await db
    .selectFrom('quotations')
    .select([...copiedColumns, 'payment_plan'])
    .where('id', '=', quotationId)
    .where(isAnyRevision)
    .executeTakeFirstOrThrow();
  const { parties, tax } = readPrinted(row);
  const rates = { tax_mode: row.tax_mode, charges_mode: row.charges_mode };
  const lines = await listStoredLines(db, quotationId);
  return { parties: { ...parties, preparedById: row.prepared_by_id }, tax, rates, lines, ...readPlan(row) };
}

/** The number of the current revision; the base number itself when there is none. */
export async function findCurrentNumber(db: Db, baseNumber: string): Promise<string> {
  const current = await db
    .selectFrom('quotations')
    .select('number')
    .where('base_number', '=', baseNumber)
    .where(isCurrent)
    .executeTakeFirst();
  return current?.number ?? baseNumber;
}

const isOpen = sql<boolean>`${isCurrent} and status = 'Open'`;
const isNotOrdered = sql<boolean>`${isCurrent} and order_status = ''`;

/** Changes a quotation that still has the version the user has seen, if it also meets the condition. Returns whether it did. */
async function changeSeen(
  db: Db,
  { quotationId, version }: Seen,
  condition: RawBuilder<boolean>,
  change: Updateable<QuotationColumns>,
  stamp: WriteStamp,
): Promise<boolean> {
  return updateIfUnchanged(db, 'quotations', { id: quotationId, version }, change, stamp, condition);
}

/** Replaces header and lines of an open, current quotation. */
export async function replaceContents(
  db: Db,
  seen: Seen & Pick<Quotation, 'returnedNote'>,
  contents: QuotationContents,
  stamp: WriteStamp,
): Promise<boolean> {
  const change = { ...contentColumns(contents), ...contentChange(seen, stamp) };
  if (!(await changeSeen(db, seen, isOpen, change, stamp))) return false;
  await db.deleteFrom('quotation_lines').where('quotation_id', '=', seen.quotationId).execute();
  await insertLines(db, seen.quotationId, contents.lines);
  return true;
}

/** Returns an open quotation to its preparer. */
export async function setReturned(db: Db, seen: Seen, note: string, stamp: WriteStamp): Promise<boolean> {
  return changeSeen(db, seen, isOpen, { returned_note: note, returned_by_id: stamp.userId }, stamp);
}

/** Puts a later revision in the place of the current one, unless that has been changed or ordered. */
export async function supersede(db: Db, seen: Seen, byId: number, stamp: WriteStamp): Promise<boolean> {
  return changeSeen(db, seen, isNotOrdered, { superseded_by_id: byId, search_text: '' }, stamp);
}

/** Marks a quotation as changed because it moves to another deal. */
export async function raiseVersion(db: Db, seen: Seen, stamp: WriteStamp): Promise<boolean> {
  return changeSeen(db, seen, isCurrent, {}, stamp);
}

/** What is stored of a loss. */
export interface Loss {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly reason: string;
  readonly remark: string;
}

/** Marks a current quotation without an order as lost, or takes that back where `loss` is absent. */
export async function setLost(db: Db, seen: Seen, loss: Loss | undefined, stamp: WriteStamp): Promise<boolean> {
  const { on = '', reason = '', remark = '' } = loss ?? {};
  return changeSeen(db, seen, isNotOrdered, { lost_on: on, lost_reason: reason, lost_remark: remark }, stamp);
}

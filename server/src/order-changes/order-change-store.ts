/**
 * The SQL of changes of orders. Reading: findChange, changesOfOrder, waitingChanges, contentsOf, currentContents, nextNumber. Writing:
 * insertChange, settleChange, freezeDocuments.
 */
import './order-changes-tables.ts';
import type { ChangeState } from '@vikray/contract/order-changes/order-change.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { updateIfUnchanged } from '../platform/database/conditional-updates.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { copiedColumnsOf, listStoredLines, type CopiedColumns, type QuotationLineColumns } from '../quotations/public.ts';

/** A stored change with the names of who entered and who decided it, and what the order cost before. */
export type StoredChange = Selectable<Tables['order_changes']> & {
  readonly order_number: string;
  readonly changed_by: string;
  readonly settled_by: string | null;
  readonly total_before: number;
};

/** What a change costs less the change before it that was approved: the order as it was. */
const totalBefore = sql<number>`(
  select earlier.total_paise from order_changes as earlier
  where earlier.order_id = order_changes.order_id and earlier.number < order_changes.number and earlier.state = 'Approved'
  order by earlier.number desc limit 1)`;

async function changesWhere(db: Db, condition: RawBuilder<boolean>): Promise<StoredChange[]> {
  return db
    .selectFrom('order_changes')
    .innerJoin('orders', 'orders.id', 'order_changes.order_id')
    .innerJoin('users as changers', 'changers.id', 'order_changes.changed_by_id')
    .leftJoin('users as settlers', 'settlers.id', 'order_changes.settled_by_id')
    .selectAll('order_changes')
    .select(['orders.number as order_number', 'changers.name as changed_by', 'settlers.name as settled_by'])
    .select(totalBefore.as('total_before'))
    .where('order_changes.number', '>', 0)
    .where(condition)
    .orderBy('order_changes.id')
    .execute();
}

/** A change; nothing when it does not exist. */
export async function findChange(db: Db, changeId: number): Promise<StoredChange | undefined> {
  const [change] = await changesWhere(db, sql<boolean>`order_changes.id = ${changeId}`);
  return change;
}

/** The changes of an order, newest first. */
export async function changesOfOrder(db: Db, orderId: number): Promise<StoredChange[]> {
  return (await changesWhere(db, sql<boolean>`order_changes.order_id = ${orderId}`)).toReversed();
}

/** The changes that wait for approval, the longest waiting first. */
export async function waitingChanges(db: Db): Promise<StoredChange[]> {
  return changesWhere(db, sql<boolean>`order_changes.state = 'Waiting'`);
}

/** Contents of an order: everything but the number and the date. */
export interface OrderContents {
  readonly contents: CopiedColumns;
  readonly lines: readonly QuotationLineColumns[];
}

/** A row of contents with its number and its day, which is blank for the order as it was placed. */
export interface NumberedContents extends OrderContents {
  readonly changeId: number;
  readonly number: number;
  readonly on: string;
}

/** The contents of a change and those that it replaces: of the last change before it that was approved. */
export async function contentsOf(
  db: Db,
  { order_id, number }: Pick<StoredChange, 'order_id' | 'number'>,
): Promise<{ readonly before: NumberedContents; readonly after: NumberedContents }> {
  const rows = await db
    .selectFrom('order_changes')
    .selectAll()
    .where('order_id', '=', order_id)
    .where('number', '<=', number)
    .where((eb) => eb.or([eb('state', '=', 'Approved'), eb('number', '=', number)]))
    .orderBy('number', 'desc')
    .limit(2)
    .execute();
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  );
  const [after, before] = rows.map((row) => ({
    changeId: row.id,
    number: row.number,
    on: row.settled_on,
    contents: copiedColumnsOf(row),
    lines: lines.get(row.id) ?? [],
  }));
  if (!after || !before) throw new Error('A change has contents, and so has the order before it');
  return { before, after };
}

/** The lines of changes, by their ids. */
async function linesOf(db: Db, changeIds: readonly number[]): Promise<ReadonlyMap<number, QuotationLineColumns[]>> {
  if (changeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_change_lines')
    .selectAll()
    .where(isAmong(db, 'change_id', changeIds))
    .orderBy('id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.change_id)].map(([id, own]) => [id, own.map(({ id: _, change_id: __, ...columns }) => columns)]),
  );
}

/** What an order prints and costs now, with the MRP of each line when it was made. */
export async function currentContents(db: Db, orderId: number): Promise<OrderContents> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const contents = copiedColumnsOf(row);
  if (row.change_number === 0) return { contents, lines: await listStoredLines(db, row.quotation_id) };
  const change = await db
    .selectFrom('order_changes')
    .select('id')
    .where('order_id', '=', orderId)
    .where('number', '=', row.change_number)
    .executeTakeFirstOrThrow();
  return { contents, lines: (await linesOf(db, [change.id])).get(change.id) ?? [] };
}

interface NewChange extends OrderContents {
  readonly orderId: number;
  readonly number: number;
  readonly state: ChangeState;
  readonly reason: string;
}

/** The number of the next change of a locked order. A void change has used its number. 0 while nothing is stored of the order. */
export async function nextNumber(db: Db, orderId: number): Promise<number> {
  const last = await db
    .selectFrom('order_changes')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return last?.number === null || last === undefined ? 0 : Number(last.number) + 1;
}

/** Adds a change to a locked order and returns its id. Violates order_changes_waiting when another one waits. */
export async function insertChange(
  db: Db,
  { orderId, number, state, reason, contents, lines }: NewChange,
  { userId, now }: WriteStamp,
): Promise<number> {
  const { id } = await db
    .insertInto('order_changes')
    .values({
      ...contents,
      order_id: orderId,
      number,
      state,
      reason,
      changed_by_id: userId,
      settled_by_id: null,
      updated_by_id: userId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_change_lines')
    .values(lines.map((line) => ({ change_id: id, ...line })))
    .execute();
  return id;
}

/** Decides a change that still waits and has this version. Otherwise nothing changes and the answer is false. */
export async function settleChange(
  db: Db,
  change: Pick<StoredChange, 'id' | 'version'>,
  { state, on }: { readonly state: 'Approved' | 'Void'; readonly on: string },
  stamp: WriteStamp,
): Promise<boolean> {
  const settled = { state, settled_by_id: stamp.userId, settled_on: on };
  return updateIfUnchanged(db, 'order_changes', change, settled, stamp, sql<boolean>`state = 'Waiting'`);
}

/** Stores what an order printed with contents that a later change now replaces. */
export async function freezeDocuments(
  db: Db,
  { orderId, number }: { readonly orderId: number; readonly number: number },
  documents: { readonly order: unknown; readonly proforma: unknown },
): Promise<void> {
  await db
    .updateTable('order_changes')
    .set({ order_document: JSON.stringify(documents.order), proforma_document: JSON.stringify(documents.proforma) })
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .execute();
}

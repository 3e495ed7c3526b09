/**
 * The timelines' SQL: the audit log seen from a record, and the stock ledger seen from a product. Reading: listHistory, listMovements,
 * findEntryInstant.
 */
import './thread-tables.ts';
import type { EntryKind, TimelineRecord } from '@vikray/contract/thread/timeline.ts';
import { sql, type RawBuilder } from 'kysely';
import type { StockReason } from '@vikray/contract/stock/stock-reason.ts';
import { isIndexed } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';

/** A position in a timeline: entries before it are older. */
export interface TimelinePosition {
  readonly at: string;
  readonly id: number;
}

/** The part of a timeline to read, newest first. */
export interface TimelinePart {
  readonly record: TimelineRecord;
  readonly recordId: number;
  readonly kind?: EntryKind | undefined;
  readonly before?: TimelinePosition | undefined;
  readonly count: number;
}

/** An entry of the audit log. */
export interface ChangeEntry extends TimelinePosition {
  readonly who: string;
  readonly kind: EntryKind;
  readonly operation: string;
  readonly record: string;
  readonly recordId: number;
  readonly recordName: string;
  readonly summary: string | null;
}

/**
 * The entries of the audit log about a record, without its stock movements. The history of a customer has those of the customers that were
 * merged into it.
 */
export async function listHistory(db: Db, part: TimelinePart): Promise<ChangeEntry[]> {
  const merged = part.record === 'customer' ? await mergedInto(db, part.recordId) : [];
  const own = await listChanges(db, part);
  if (merged.length === 0) return own;
  const entries = new Map(own.map((entry) => [entry.id, entry]));
  for (const recordId of merged) for (const entry of await listChanges(db, { ...part, recordId })) entries.set(entry.id, entry);
  return [...entries.values()].toSorted((one, other) => other.at.localeCompare(one.at, 'en') || other.id - one.id).slice(0, part.count);
}

/** The customers that were merged into one, and those merged into them before. */
async function mergedInto(db: Db, customerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive merged (id) as (
      select merged_id from customer_merges where kept_id = ${customerId} and undone_at = ''
      union
      select customer_merges.merged_id from merged inner join customer_merges on customer_merges.kept_id = merged.id and undone_at = ''
    ) select id from merged`.execute(db);
  return rows.map(({ id }) => id);
}

async function listChanges(db: Db, { record, recordId, kind, before, count }: TimelinePart): Promise<ChangeEntry[]> {
  const positions = db
    .selectFrom('audit_subjects')
    .select(['audit_id', 'happened_at', 'kind'])
    .where('record', '=', record)
    .where('record_id', '=', recordId)
    .where(isOfKind(kind))
    .$if(before !== undefined, (query) => query.where(sql<boolean>`(happened_at, audit_id) < (${before?.at}, ${before?.id})`))
    .orderBy('happened_at', 'desc')
    .orderBy('audit_id', 'desc')
    .limit(count);
  return db
    .selectFrom(positions.as('positions'))
    .innerJoin('audit_log', 'audit_log.id', 'positions.audit_id')
    .leftJoin('users', 'users.id', 'audit_log.user_id')
    .select(['positions.audit_id as id', 'positions.happened_at as at', 'positions.kind'])
    .select((eb) => eb.fn.coalesce('users.name', 'audit_log.actor', eb.val('')).as('who'))
    .select(['audit_log.operation', 'audit_log.record', 'audit_log.record_id as recordId', 'audit_log.record_name as recordName'])
    .select('audit_log.summary')
    .orderBy('positions.happened_at', 'desc')
    .orderBy('positions.audit_id', 'desc')
    .execute();
}

/** Chooses the entries of one kind, or all but stock movements. The literals let the database use the partial indexes. */
export function isOfKind(kind: EntryKind | undefined): RawBuilder<boolean> {
  if (kind === undefined) return isIndexed;
  return kind === 'Change' ? sql`${isIndexed} and kind = 'Change'` : sql`${isIndexed} and kind <> 'Change' and kind = ${kind}`;
}

/** A stock movement with the stock after it, in hundredths of a piece. */
export interface MovementEntry extends TimelinePosition {
  readonly who: string;
  readonly reason: StockReason;
  readonly quantity: number;
  readonly balance: number;
  /** The sentence in the audit log; null for movements without one. */
  readonly summary: string | null;
}

/** The stock movements of a product. The balance is the sum of the ledger up to the movement. */
export async function listMovements(
  db: Db,
  productId: number,
  { before, count }: Pick<TimelinePart, 'before' | 'count'>,
): Promise<MovementEntry[]> {
  const isOlder = before === undefined ? sql`1 = 1` : sql`(happened_at, id) < (${before.at}, ${before.id})`;
  const { rows } = await sql<Omit<MovementEntry, 'balance'> & { readonly earlier: number | string }>`
    with page as (
      select id, happened_at, user_id, reason, quantity_hundredths
      from stock_movements where product_id = ${productId} and ${isOlder}
      order by happened_at desc, id desc limit ${count}
    )
    select page.id, page.happened_at as at, coalesce(users.name, '') as who, page.reason, page.quantity_hundredths as quantity,
      audit_log.summary,
      (select coalesce(sum(quantity_hundredths), 0) from stock_movements
        where product_id = ${productId}
        and (happened_at, id) < (select happened_at, id from page order by happened_at, id limit 1)) as earlier
    from page
    left join users on users.id = page.user_id
    left join audit_subjects on audit_subjects.movement_id = page.id
    left join audit_log on audit_log.id = audit_subjects.audit_id
    order by page.happened_at, page.id`.execute(db);
  let balance = Number(rows[0]?.earlier ?? 0);
  return rows.map(({ earlier: _, ...row }) => ({ ...row, balance: (balance += row.quantity) })).toReversed();
}

/** When an entry happened of the audit log, or of a stock movement; nothing if there is none. */
export async function findEntryInstant(db: Db, table: 'audit_log' | 'stock_movements', entryId: number): Promise<string | undefined> {
  const row = await db.selectFrom(table).select('happened_at').where('id', '=', entryId).executeTakeFirst();
  return row?.happened_at;
}

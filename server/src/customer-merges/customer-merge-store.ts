/** The SQL of merges. Reading: findHeir, listMergedInto, findMerge, lockPair. Writing: insertMerge, undoMerge. */
import './customer-merges-tables.ts';
import type { CustomerStatus } from '@vikray/contract/customers/customer-status.ts';
import { sql } from 'kysely';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { lockForRemoval } from '../platform/database/row-locks.ts';
import type { MergedPair } from '../platform/database/rows-of-customer.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** Repeated from the indexes of merges that stand, which no database uses without it. */
const stands = sql<boolean>`customer_merges.undone_at = ''`;

/** The customer into which another was merged. */
export interface Heir {
  readonly customerId: number;
  readonly companyName: string;
}

/** The heir of a customer; of several merges one after the other, the last. Nothing if it was not merged. */
export async function findHeir(db: Db, customerId: number): Promise<Heir | undefined> {
  const { rows } = await sql<Heir>`
    with recursive heirs (id, step) as (
      select kept_id, 1 from customer_merges where merged_id = ${customerId} and ${stands}
      union all
      select customer_merges.kept_id, heirs.step + 1 from heirs inner join customer_merges on customer_merges.merged_id = heirs.id and ${stands}
    )
    select customers.id as "customerId", customers.company_name as "companyName" from heirs inner join customers on customers.id = heirs.id
    order by heirs.step desc limit 1`.execute(db);
  return rows[0];
}

/** The customers that were merged into one at `since` or later, the last first. */
export async function listMergedInto(db: Db, customerId: number, since: string) {
  return db
    .selectFrom('customer_merges')
    .innerJoin('customers', 'customers.id', 'customer_merges.merged_id')
    .select(['customers.id as customerId', 'customers.company_name as companyName', 'customer_merges.merged_at as mergedAt'])
    .where('customer_merges.kept_id', '=', customerId)
    .where('customer_merges.merged_at', '>=', since)
    .where(stands)
    .orderBy('customer_merges.id', 'desc')
    .execute();
}

/** A merge that was not undone. */
export interface ActiveMerge extends MergedPair {
  readonly id: number;
  readonly statusBefore: Exclude<CustomerStatus, 'Deleted'>;
  readonly moved: Readonly<Record<string, unknown>>;
  readonly mergedAt: string;
}

/** The merge of a customer into another; nothing if it was not merged, or not any more. */
export async function findMerge(db: Db, mergedId: number): Promise<ActiveMerge | undefined> {
  const row = await db.selectFrom('customer_merges').selectAll().where('merged_id', '=', mergedId).where(stands).executeTakeFirst();
  return (
    row && {
      id: row.id,
      mergedId,
      keptId: row.kept_id,
      statusBefore: row.status_before,
      // Only insertMerge writes this column.
      moved: JSON.parse(row.moved) as Record<string, unknown>,
      mergedAt: row.merged_at,
    }
  );
}

/** Locks both customers, so that nothing is added to them until the transaction ends. In the order of their ids, against deadlocks. */
export async function lockPair(db: Db, { mergedId, keptId }: MergedPair): Promise<void> {
  await sql`select id from customers where ${isAmong(db, 'id', [mergedId, keptId])} order by id ${lockForRemoval(db)}`.execute(db);
}

/** Stores what moved. */
export async function insertMerge(
  db: Db,
  { keptId, mergedId, statusBefore, moved }: Omit<ActiveMerge, 'id' | 'mergedAt'>,
  { userId, now }: WriteStamp,
): Promise<void> {
  await db
    .insertInto('customer_merges')
    .values({
      kept_id: keptId,
      merged_id: mergedId,
      status_before: statusBefore,
      moved: JSON.stringify(moved),
      merged_by_id: userId,
      merged_at: now,
    })
    .execute();
}

/** Marks a merge as undone. Returns false if it was already. */
export async function undoMerge(db: Db, { id }: Pick<ActiveMerge, 'id'>, { userId, now }: WriteStamp): Promise<boolean> {
  return updatesOne(db.updateTable('customer_merges').set({ undone_by_id: userId, undone_at: now }).where('id', '=', id).where(stands));
}

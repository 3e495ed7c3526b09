/** The deals' SQL. Reading: findDeal. Writing: insertDeal. */
import './deals-tables.ts';
import type { Selectable } from 'kysely';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** A deal as stored; nothing when it does not exist. */
export async function findDeal(db: Db, dealId: number): Promise<Selectable<Tables['deals']> | undefined> {
  return db.selectFrom('deals').selectAll().where('id', '=', dealId).executeTakeFirst();
}

/** A deal without its quotations. */
export interface DealHead {
  /** The number of its first quotation, without a revision. */
  readonly number: string;
  readonly customerId: number;
}

/** Begins a deal, which the user owns, and returns its id. */
export async function insertDeal(db: Db, { number, customerId }: DealHead, { userId, now }: WriteStamp): Promise<number> {
  const { id } = await db
    .insertInto('deals')
    .values({ number, customer_id: customerId, owner_id: userId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

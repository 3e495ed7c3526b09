/** The deals' SQL. Reading: findDeal. Writing: insertDeal, changeDealCustomer, changeDealNumber. */
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

/** Gives a deal another customer. */
export async function changeDealCustomer(db: Db, dealId: number, customerId: number, stamp: WriteStamp): Promise<void> {
  await changeDeal(db, dealId, { customer_id: customerId }, stamp);
}

/** Gives a deal another number, when its first quotation has left it. */
export async function changeDealNumber(db: Db, dealId: number, number: string, stamp: WriteStamp): Promise<void> {
  await changeDeal(db, dealId, { number }, stamp);
}

async function changeDeal(db: Db, dealId: number, change: { number?: string; customer_id?: number }, { now }: WriteStamp): Promise<void> {
  await db
    .updateTable('deals')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', dealId)
    .execute();
}

/**
 * Row locks: what a transaction reads of a locked row stays true until it ends. The embedded database needs none, because its transactions
 * run one after another.
 */
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import { isAmong } from './is-among.ts';
import type { Db, Tables } from './tables.ts';

/** Locks a row until the transaction ends. Waits for other transactions that have changed it. */
export async function lockRow(tx: Db, table: keyof Tables & string, id: number): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`select 1 from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
}

/** The same for several rows, in the order of their ids, so that two transactions that lock some of the same rows cannot deadlock. */
export async function lockRows(tx: Db, table: keyof Tables & string, ids: readonly number[]): Promise<void> {
  if (engineOf(tx) === 'postgres')
    await sql`select 1 from ${sql.table(table)} where ${isAmong(tx, 'id', ids)} order by id for no key update`.execute(tx);
}

/** For `$call` on a select: locks the selected rows until the transaction ends. */
export function locked(tx: Db) {
  const isPostgres = engineOf(tx) === 'postgres';
  return <Selected, From extends keyof Selected, Row>(query: SelectQueryBuilder<Selected, From, Row>) =>
    isPostgres ? query.forNoKeyUpdate() : query;
}

/**
 * For `$call` on a select of records that other records will refer to: until the transaction ends, they are not removed with their import.
 * Other changes do not wait. `table` is that of the records.
 */
export function lockedAgainstRemoval(tx: Db, table: keyof Tables & string) {
  const isPostgres = engineOf(tx) === 'postgres';
  return <Selected, From extends keyof Selected, Row>(query: SelectQueryBuilder<Selected, From, Row>) =>
    isPostgres ? query.modifyEnd(sql`for key share of ${sql.table(table)}`) : query;
}

/** The end of a select of records to be removed: until the transaction ends, no other one changes them or locks them against removal. */
export function lockForRemoval(tx: Db): RawBuilder<unknown> {
  return engineOf(tx) === 'postgres' ? sql`for update` : sql``;
}

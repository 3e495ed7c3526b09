/**
 * Holds rows for a transaction, so that what it reads of them stays true until it ends. The embedded database needs no lock, because its
 * transactions run one after another.
 */
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db, Tables } from './tables.ts';

/** Waits for other changes of a row, and keeps them waiting until the transaction ends. */
export async function holdRow(tx: Db, table: keyof Tables & string, id: number): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`select 1 from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
}

/** The same for `$call` on a select: no other transaction changes the selected rows before this one ends. */
export function held(tx: Db) {
  const isShared = engineOf(tx) === 'postgres';
  return <Selected, From extends keyof Selected, Row>(query: SelectQueryBuilder<Selected, From, Row>) =>
    isShared ? query.forNoKeyUpdate() : query;
}

/**
 * For `$call` on a select of records that the transaction makes others depend on: until it ends, the import that added them is not taken
 * back. Other changes do not wait. `table` is that of the records.
 */
export function inUse(tx: Db, table: keyof Tables & string) {
  const isShared = engineOf(tx) === 'postgres';
  return <Selected, From extends keyof Selected, Row>(query: SelectQueryBuilder<Selected, From, Row>) =>
    isShared ? query.modifyEnd(sql`for key share of ${sql.table(table)}`) : query;
}

/** The end of a select of records that the transaction takes back: no other one changes them, or finds them `inUse`, before it ends. */
export function toTakeBack(tx: Db): RawBuilder<unknown> {
  return engineOf(tx) === 'postgres' ? sql`for update` : sql``;
}

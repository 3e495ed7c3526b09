/** Counts the rows that wait for a user, in an index and up to a limit, so that the number of rows does not matter. */
import { sql, type RawBuilder } from 'kysely';
import { cachedResult } from '../changes/cached-results.ts';
import type { Db, Tables } from '../tables.ts';

/** The waiting rows of a table, by their condition. A partial index must hold exactly these rows. */
export interface WaitingRows {
  readonly table: keyof Tables & string;
  readonly condition: RawBuilder<boolean>;
}

/** Counting stops after this number. */
export const maxWaiting = 1000;

/** The query that counts them, up to `maxWaiting` + 1. */
export function waitingQuery({ table, condition }: WaitingRows): RawBuilder<{ count: number }> {
  return sql`select count(*) as count from (select 1 as one from ${sql.table(table)} where ${condition} limit ${maxWaiting + 1}) as waiting`;
}

/** The id of the next waiting row after `id`; after the last one, the first. Undefined if no other row waits. */
export async function nextWaiting(db: Db, waiting: WaitingRows, id: number): Promise<number | undefined> {
  const { rows } = await nextWaitingQuery(waiting, sql`id > ${id}`).execute(db);
  const found = rows[0] ?? (await nextWaitingQuery(waiting, sql`id < ${id}`).execute(db)).rows[0];
  return found?.id;
}

/** The query for the first waiting row that meets a condition. */
export function nextWaitingQuery({ table, condition }: WaitingRows, among: RawBuilder<boolean>): RawBuilder<{ id: number }> {
  return sql`select id from ${sql.table(table)} where ${condition} and ${among} order by id limit 1`;
}

/** The waiting rows up to and including a row. */
export function waitingUpTo({ table, condition }: WaitingRows, id: number): WaitingRows {
  return { table, condition: sql`${condition} and id <= ${id}` };
}

/** The number of waiting rows; `maxWaiting` + 1 means more than `maxWaiting`. Counted once per change. */
export async function countWaiting(db: Db, waiting: WaitingRows): Promise<number> {
  const query = waitingQuery(waiting);
  return cachedResult(db, query.compile(db), async () => {
    const { rows } = await query.execute(db);
    return Number(rows[0]?.count ?? 0);
  });
}

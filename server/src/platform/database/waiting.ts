/**
 * Counting what waits for somebody: only so far as a reader takes it in, and from an index, so that it costs the same however many rows
 * there are.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tables } from './tables.ts';

/** Rows that wait, by what they fulfil. A partial index must hold exactly these. */
export interface Waiting {
  readonly table: keyof Tables & string;
  readonly condition: RawBuilder<boolean>;
}

/** Counting stops behind this. */
const mostWaiting = 1000;

/** The query that counts them, up to one more than `mostWaiting`. */
export function waitingQuery({ table, condition }: Waiting): RawBuilder<{ count: number }> {
  return sql`select count(*) as count from (select 1 as one from ${sql.table(table)} where ${condition} limit ${mostWaiting + 1}) as waiting`;
}

/** The id of the row that waits next after `id`, beginning anew behind the last one; nothing when no other row waits. */
export async function nextWaiting(db: Db, waiting: Waiting, id: number): Promise<number | undefined> {
  const { rows } = await nextWaitingQuery(waiting, sql`id > ${id}`).execute(db);
  const found = rows[0] ?? (await nextWaitingQuery(waiting, sql`id < ${id}`).execute(db)).rows[0];
  return found?.id;
}

/** The query for the first waiting row of some. */
export function nextWaitingQuery({ table, condition }: Waiting, among: RawBuilder<boolean>): RawBuilder<{ id: number }> {
  return sql`select id from ${sql.table(table)} where ${condition} and ${among} order by id limit 1`;
}

/** The same rows up to one of them. */
export function waitingUpTo({ table, condition }: Waiting, id: number): Waiting {
  return { table, condition: sql`${condition} and id <= ${id}` };
}

/** How many rows wait; one more than `mostWaiting` stands for all beyond. */
export async function countWaiting(db: Db, waiting: Waiting): Promise<number> {
  const { rows } = await waitingQuery(waiting).execute(db);
  return Number(rows[0]?.count ?? 0);
}

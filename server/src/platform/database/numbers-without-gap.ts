import { sql } from 'kysely';
import type { Db } from './tables.ts';

/**
 * The next number of a series, from 1. Call it in the transaction that uses the number: a rollback frees it again, so a series has neither
 * gaps nor duplicates. Other transactions that need a number of the same series wait.
 */
export async function nextNumber(tx: Db, series: string): Promise<number> {
  const { last } = await tx
    .insertInto('counters')
    .values({ series, last: 1 })
    .onConflict((conflict) => conflict.column('series').doUpdateSet({ last: sql`counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

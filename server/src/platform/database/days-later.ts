import { sql, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './tables.ts';

/** The date some days after another: both YYYY-MM-DD. `days` is a number, or a column of whole numbers. */
export function daysLater(db: Db, date: string, days: string | number): RawBuilder<string> {
  const [from, count] = [sql.ref(date), typeof days === 'number' ? sql.lit(days) : sql.ref(days)];
  return engineOf(db) === 'sqlite'
    ? sql<string>`date(${from}, '+' || ${count} || ' days')`
    : sql<string>`(${from}::date + ${count}::int)::text`;
}

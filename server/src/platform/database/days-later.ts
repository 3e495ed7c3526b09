import { sql, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './tables.ts';

/** The date some days after another: both YYYY-MM-DD. `days` is a column of whole numbers. */
export function daysLater(db: Db, date: string, days: string): RawBuilder<string> {
  const [from, count] = [sql.ref(date), sql.ref(days)];
  return engineOf(db) === 'sqlite'
    ? sql<string>`date(${from}, '+' || ${count} || ' days')`
    : sql<string>`(${from}::date + ${count}::int)::text`;
}

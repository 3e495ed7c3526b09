import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/database/tables.ts';

/** Tables that a refused request may write to: who tried to log in, when a session was used, and what belongs to the chain. */
const notBusiness = new Set([
  'chain_links',
  'known_browsers',
  'ledger_maintenance',
  'login_attempts',
  'login_events',
  'seen_stocks',
  'sessions',
  'unsealed_rows',
]);

/** Makes the function that tells the contents of all business tables, as one hash: the same hash, nothing changed. */
export async function fingerprintOf(db: Db): Promise<() => Promise<string>> {
  const all = await db.introspection.getTables();
  // A search index follows its table.
  const tables = all.map((table) => table.name).filter((name) => !notBusiness.has(name) && !name.includes('_search'));
  return async () => {
    const contents = await Promise.all(tables.map((table) => sql`select * from ${sql.table(table)} order by 1, 2`.execute(db)));
    return createHash('sha256')
      .update(JSON.stringify(contents.map(({ rows }) => rows)))
      .digest('hex');
  };
}

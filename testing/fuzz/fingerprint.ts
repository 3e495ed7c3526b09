import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Db } from '../../server/src/platform/database/tables.ts';

/** Tables that a refused request may write to: login attempts, the last use of a session, and the hash chain. */
const notBusiness = new Set([
  'chain_links',
  'known_browsers',
  'ledger_maintenance',
  'login_attempts',
  'login_events',
  'seen_stocks',
  'reset_requests',
  'security_mails',
  'sessions',
  'unsealed_rows',
]);

/** Returns a function that hashes the contents of all business tables. The hash stays the same while nothing changes. */
export async function fingerprintOf(db: Db): Promise<() => Promise<string>> {
  const all = await db.introspection.getTables();
  // Leaves out search indexes, which follow their tables.
  const tables = all.map((table) => table.name).filter((name) => !notBusiness.has(name) && !name.includes('_search'));
  if (inject('databaseSupply').engine === 'sqlite') {
    return async () => {
      const contents = await Promise.all(tables.map((table) => sql`select * from ${sql.table(table)} order by 1, 2`.execute(db)));
      return createHash('sha256')
        .update(JSON.stringify(contents.map(({ rows }) => rows)))
        .digest('hex');
    };
  }
  // PostgreSQL caches the plan of a function; planning takes four times as long as running it.
  const rows = tables.map((table) => `(select md5(coalesce(string_agg(each::text, ',' order by each::text), '')) from "${table}" as each)`);
  const body = `begin return md5(concat_ws(',', ${rows.join(', ')})); end`;
  await sql`create or replace function fingerprint() returns text language plpgsql as ${sql.lit(body)}`.execute(db);
  return async () => {
    const found = await sql<{ hash: string }>`select fingerprint() as hash`.execute(db);
    return found.rows[0]?.hash ?? '';
  };
}

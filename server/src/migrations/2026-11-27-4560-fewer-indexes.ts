import { sql, type Kysely } from 'kysely';
import { engineOf } from '../platform/database/engine.ts';

const searched = [
  'audit_log',
  'brochure_requests',
  'companies',
  'consignments',
  'customers',
  'deals',
  'dispatches',
  'login_events',
  'mail_templates',
  'old_quotations',
  'orders',
  'private_access',
  'products',
  'purchases',
  'quotations',
  'sales_calls',
  'taxes',
  'terms',
  'users',
];

/** What a search for one letter and the forgetting of old keys find without an index of their own, so that each write changes fewer pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  for (const table of searched) await sql`drop index if exists ${sql.ref(`${table}_search_last`)}`.execute(db);
  await db.schema.dropIndex('idempotency_keys_created_at').execute();
}

import type { Kysely } from 'kysely';
import { engineOf } from '../platform/database/engine.ts';
import { mergeInSteps } from '../platform/database/search-merges.ts';

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

/** SQLite's search indexes are merged between the transactions of writers instead of within them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === 'postgres') return;
  for (const table of searched) await mergeInSteps(db, table);
}

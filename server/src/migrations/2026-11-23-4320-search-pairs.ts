import type { Kysely } from 'kysely';
import { createPairsIndex, createSearchPairs } from '../platform/database/search/search-pairs.ts';

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

/** Searches for one or two letters find their rows in an index, as longer ones do, instead of reading every text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSearchPairs(db);
  for (const table of searched) await createPairsIndex(db, table);
}

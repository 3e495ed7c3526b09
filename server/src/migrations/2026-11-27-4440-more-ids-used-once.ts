import type { Kysely } from 'kysely';
import { neverReuseIds } from '../platform/database/for-migrations/rebuild-table.ts';

const tables = ['approval_limits', 'answer_mails', 'backups', 'imports', 'quotation_links', 'reset_requests', 'security_mails'];

/**
 * The id of a removed row is not given to another where a page, the audit log or work that is still going on may hold it: a page that still
 * shows a deleted check of a file would otherwise start a later import.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await neverReuseIds(db, table);
}

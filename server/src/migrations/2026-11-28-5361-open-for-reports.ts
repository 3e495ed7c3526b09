import { sql, type Kysely } from 'kysely';

/** The index that alone tells how old open quotations are, because their rows are wide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index quotations_open on quotations
    (quoted_on, prepared_by_id, base_number, revision, status, order_status, order_progress, lost_on, valid_until, superseded_by_id, total_paise)
    where superseded_by_id is null and lost_on = '' and order_status = '' and status <> 'Void'`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Counts what waits for the preparer of quotations: those that an approver has returned, and those that the customer has answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index quotations_returned on quotations (prepared_by_id, id)
    where status = 'Open' and superseded_by_id is null and lost_on = '' and returned_note <> ''`.execute(db);
  await sql`
    create index quotations_answered on quotations (prepared_by_id, id)
    where customer_answer <> '' and order_status = '' and superseded_by_id is null and lost_on = '' and status <> 'Void'`.execute(db);
}

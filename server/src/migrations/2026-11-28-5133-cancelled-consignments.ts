import { sql, type Kysely } from 'kysely';
import { columnKinds } from './parts/column-kinds.ts';

/** Consignments can be cancelled, and others replace returned goods. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  // 1 for goods that replace returned ones, which have been charged before.
  await sql`alter table consignments add column is_replacement integer not null default 0`.execute(db);
  // When the IRN was entered. For those entered before, the day of the acknowledgement.
  await sql`alter table consignments add column irn_at ${kind.instant}`.execute(db);
  await sql`
    update consignments set irn_at = case when ack_on = '' then updated_at else ack_on || 'T00:00:00.000Z' end
    where irn <> ''`.execute(db);
  // After a cancellation, the goods may leave against the same invoice again.
  await sql`drop index consignments_invoice`.execute(db);
  await sql`
    create unique index consignments_invoice on consignments (order_id, invoice_number, invoiced_on)
    where invoice_number <> '' and paper_state <> 'Cancelled'`.execute(db);
  await sql`
    create index consignments_cancelled_number on consignments (company_id, invoice_number)
    where paper_state = 'Cancelled'`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/**
 * Links dispatched lines that have no consignment yet: by order, number and date of the invoice; without such a consignment, by the moment
 * at which both were made. Only for the migration that adds the link, and for sample data.
 */
export async function linkDispatchesToConsignments<T>(db: Kysely<T>): Promise<void> {
  await sql`update dispatches set consignment_id = (select consignments.id from consignments
    where consignments.order_id = dispatches.order_id and consignments.invoice_number = dispatches.invoice_number
    and consignments.invoiced_on = dispatches.invoiced_on and consignments.invoice_number <> '')
    where consignment_id is null`.execute(db);
  await sql`update dispatches set consignment_id = (select max(consignments.id) from consignments
    where consignments.order_id = dispatches.order_id and consignments.created_at = dispatches.updated_at)
    where consignment_id is null`.execute(db);
}

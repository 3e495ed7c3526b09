import { sql, type Kysely } from 'kysely';

/** Quotations know the status of their order, which their lists show, filter by and find. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table quotations add column order_progress text not null default ''
    constraint quotations_order_progress_known check (order_progress in ('', 'Placed', 'Partially Dispatched', 'Dispatched'))`.execute(db);
  // The status stands at the end of the first section of the search text.
  await sql`
    update quotations set
      order_progress = orders.status,
      search_text = replace(quotations.search_text, ${'\napproved\n\n'}, ${'\n'} || case orders.status
        when 'Placed' then 'ordered' when 'Dispatched' then 'dispatched' else 'partly dispatched' end || ${'\n\n'})
    from orders where orders.quotation_id = quotations.id`.execute(db);
  await sql`
    create index quotations_ordered on quotations (order_progress, id)
    where status = 'Approved' and order_progress <> '' and superseded_by_id is null and lost_on = ''`.execute(db);
}

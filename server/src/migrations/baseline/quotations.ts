import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';
import { createSearchIndex } from '../../platform/database/search/search-indexes.ts';

/** Quotations with their lines and revisions, and the drafts of those that are not submitted yet. */
export async function createQuotations(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table quotations (
      id ${kind.id},
      number text not null,
      quoted_on ${kind.key} not null,
      customer_id bigint not null,
      contact_person_id bigint not null,
      company_id bigint not null,
      prepared_by_id bigint not null,
      customer_name_key ${kind.key} not null,
      status text not null,
      approved_on text not null,
      voided_on text not null,
      order_status text not null,
      search_text text not null,
      updated_by_id bigint not null,
      created_at ${kind.instant} not null,
      updated_at ${kind.instant} not null,
      customer_name text not null,
      company_name text not null,
      company_image_hash text not null,
      subtotal_paise bigint not null,
      discount_percent_hundredths bigint not null,
      discount_paise bigint not null,
      discounted_paise bigint not null,
      gst_percent_hundredths bigint not null,
      gst_paise bigint not null,
      special_charges_paise bigint not null,
      shipping_charges_paise bigint not null,
      installation_charges_paise bigint not null,
      service_gst_percent_hundredths bigint not null,
      service_gst_paise bigint not null,
      total_paise bigint not null,
      base_number text not null default '',
      valid_until text not null default '',
      lost_on text not null default '',
      lost_reason text not null default '',
      lost_remark text not null default '',
      revision_reason text not null default '',
      revision integer not null default 0,
      version integer not null default 1,
      superseded_by_id bigint references quotations (id),
      based_on_id bigint references quotations (id),
      copied_from_id bigint references quotations (id),
      deal_id bigint references deals (id),
      sent_pdf_hash text references files (hash),
      -- The user that last changed its contents, who may not be allowed to approve it.
      content_changed_by_id bigint references users (id),
      returned_by_id bigint references users (id),
      returned_note text not null default '',
      waiting_since ${kind.instant} not null default '',
      customer_answer text not null default '',
      customer_answered_at ${kind.instant} not null default '',
      customer_words text not null default '',
      accepted_by text not null default '',
      po_number text not null default '',
      customer_changes integer not null default 0,
      -- The tax decision. No heads: none is stored.
      place_of_supply text not null default '',
      place_name text not null default '',
      tax_heads text not null default '',
      tax_reason text not null default '',
      is_installed text not null default 'No',
      place_reason text not null default '',
      decided_at text not null default '',
      decided_by text not null default '',
      tax_mode text not null default 'One Rate',
      charges_mode text not null default 'Own Rate',
      site_id bigint,
      -- The frozen parties that it prints, as JSON.
      printed text not null default '{}',
      constraint quotations_number unique (number),
      constraint quotations_customer foreign key (customer_id) references customers (id),
      constraint quotations_contact_person foreign key (contact_person_id) references contact_persons (id),
      constraint quotations_company foreign key (company_id) references companies (id),
      constraint quotations_prepared_by foreign key (prepared_by_id) references users (id),
      constraint quotations_status_known check (status in ('Open', 'Approved', 'Void')),
      constraint quotations_order_status_known check (order_status in ('', 'Placed')),
      constraint quotations_ordered_is_approved check (order_status = '' or status = 'Approved'),
      constraint quotations_total_adds_up check (
        discounted_paise = subtotal_paise - discount_paise
        and total_paise = discounted_paise + gst_paise + special_charges_paise + shipping_charges_paise
          + installation_charges_paise + service_gst_paise
      )
    )`.execute(db);
  await sql`create index quotations_customer_id on quotations (customer_id)`.execute(db);
  await sql`create unique index quotations_revision on quotations (base_number, revision)`.execute(db);
  await sql`create index quotations_deal_id on quotations (deal_id)`.execute(db);
  await sql`create index quotations_current on quotations (id) where superseded_by_id is null`.execute(db);
  await sql`create index quotations_by_date on quotations (quoted_on, id) where superseded_by_id is null`.execute(db);
  await sql`create index quotations_by_total on quotations (total_paise, id) where superseded_by_id is null`.execute(db);
  await sql`create index quotations_by_customer on quotations (customer_name_key, id) where superseded_by_id is null`.execute(db);
  // The terms of the last quotation of a company are proposed for the next.
  await sql`create index quotations_by_issuer on quotations (company_id, id) where superseded_by_id is null`.execute(db);
  await sql`
    create index quotations_to_order on quotations (id)
    where status = 'Approved' and order_status = '' and superseded_by_id is null and lost_on = ''`.execute(db);
  await sql`create index quotations_valid_until on quotations (valid_until) where valid_until <> ''`.execute(db);
  // Before a file is deleted, the database looks for the papers that refer to it.
  await sql`create index quotations_sent_pdf on quotations (sent_pdf_hash) where sent_pdf_hash is not null`.execute(db);
  // Whether a quotation is Pending: the dashboard and the bell count in this index alone.
  await sql`
    create index quotations_pending on quotations (id, valid_until, order_status)
    where status = 'Open' and superseded_by_id is null and lost_on = ''`.execute(db);
  // What the approval rules read of a quotation in the queue.
  await sql`
    create index quotations_waiting on quotations (
      waiting_since, id, valid_until, order_status, customer_id, total_paise, discount_percent_hundredths, prepared_by_id,
      content_changed_by_id
    )
    where status = 'Open' and superseded_by_id is null and lost_on = '' and returned_note = ''`.execute(db);
  // Few are superseded, so the number of current ones is the total minus these.
  await sql`create index quotations_superseded on quotations (id) where superseded_by_id is not null`.execute(db);
  await sql`create index quotations_void on quotations (id) where status = 'Void' and superseded_by_id is null`.execute(db);
  await sql`create index quotations_lost on quotations (id, status) where lost_on <> '' and superseded_by_id is null`.execute(db);
  await createSearchIndex(db, 'quotations');

  await sql`
    create table quotation_lines (
      id ${kind.id},
      quotation_id bigint not null,
      product_id bigint not null,
      name text not null,
      description text not null,
      image_hash text,
      quantity integer not null,
      rate_paise bigint not null,
      total_paise bigint not null,
      mrp_paise bigint not null default 0,
      -- Null: that of the quotation.
      gst_percent_hundredths integer,
      constraint quotation_lines_quotation foreign key (quotation_id) references quotations (id),
      constraint quotation_lines_product foreign key (product_id) references products (id),
      constraint quotation_lines_total_adds_up check (total_paise = quantity * rate_paise),
      constraint quotation_lines_quantity_positive check (quantity > 0)
    )`.execute(db);
  // Serves the approval rules and the lines in their order.
  await sql`create index quotation_lines_evaluated on quotation_lines (quotation_id, id, product_id, rate_paise, mrp_paise)`.execute(db);

  // At most 20 of a user, each in a slot of its own.
  await sql`
    create table quotation_drafts (
      id ${kind.idNeverReused},
      user_id bigint not null,
      slot integer not null,
      quotation_id bigint,
      title text not null,
      content text not null,
      version integer not null,
      updated_at ${kind.instant} not null,
      constraint quotation_drafts_slot unique (user_id, slot),
      constraint quotation_drafts_slots check (slot between 1 and 20),
      constraint quotation_drafts_user foreign key (user_id) references users (id),
      constraint quotation_drafts_quotation foreign key (quotation_id) references quotations (id)
    )`.execute(db);
  await sql`create index quotation_drafts_updated_at on quotation_drafts (updated_at)`.execute(db);
}

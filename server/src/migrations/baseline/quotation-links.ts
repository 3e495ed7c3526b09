import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';

/** The links by which customers open a quotation, and their answers. */
export async function createQuotationLinks(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table quotation_links (
      id ${kind.idNeverReused},
      quotation_id bigint not null references quotations (id),
      token_hash text not null,
      channel text not null,
      expires_on text not null,
      created_by_id bigint not null references users (id),
      created_at ${kind.instant} not null,
      opened_at ${kind.instant},
      withdrawn_at ${kind.instant}
    )`.execute(db);
  await sql`create unique index quotation_links_token on quotation_links (token_hash)`.execute(db);
  await sql`create index quotation_links_quotation on quotation_links (quotation_id, id)`.execute(db);

  await sql`
    create table link_answers (
      id ${kind.id},
      link_id bigint not null references quotation_links (id),
      quotation_id bigint not null references quotations (id),
      answered_at ${kind.instant} not null,
      answer text not null,
      name text not null,
      designation text not null,
      po_number text not null,
      lost_reason text not null,
      words text not null,
      address text not null,
      browser text not null,
      pdf_hash text not null
    )`.execute(db);
  await sql`create index link_answers_link on link_answers (link_id, id)`.execute(db);
  // One acceptance or refusal for each quotation.
  await sql`create unique index link_answers_final on link_answers (quotation_id) where answer in ('Accept', 'Decline')`.execute(db);

  await sql`
    create table link_attempts (
      kind text not null,
      subject text not null,
      started_at ${kind.instant} not null,
      count integer not null,
      constraint link_attempts_pk primary key (kind, subject)
    )`.execute(db);

  await sql`
    create table answer_mails (
      id ${kind.idNeverReused},
      answer_id bigint not null references link_answers (id),
      user_id bigint not null references users (id),
      has_failed integer not null default 0,
      created_at ${kind.instant} not null
    )`.execute(db);
}

import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../parts/column-kinds.ts';

/** The mails that took a quotation to its customer. */
export async function createMailLog(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table mail_log (
      id ${kind.id},
      quotation_id bigint not null,
      sent_at ${kind.instant} not null,
      sent_by_id bigint not null,
      recipients text not null,
      subject text not null,
      message_id text not null,
      result text not null,
      answer text not null,
      cc text not null default '',
      template_id bigint references mail_templates (id),
      -- A link whose mail was refused is removed.
      link_id bigint references quotation_links (id) on delete set null,
      constraint mail_log_quotation foreign key (quotation_id) references quotations (id),
      constraint mail_log_sent_by foreign key (sent_by_id) references users (id),
      constraint mail_log_result check (result in ('sending', 'sent', 'written', 'failed', 'uncertain'))
    )`.execute(db);
  await sql`create unique index mail_log_message_id on mail_log (message_id)`.execute(db);
  await sql`create index mail_log_quotation on mail_log (quotation_id, id)`.execute(db);
}

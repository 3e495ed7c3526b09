/** The SQL of how far the number of a current quotation has come: isAtStage. */
import './quotations-tables.ts';
import { statusesAtStage, type QuotationStage } from '@vikray/contract/quotations/quotation-stage.ts';
import { sql, type RawBuilder } from 'kysely';
import { isShownAs } from './which-quotations.ts';

/** That a revision of the same number has something. */
function anyRevision(condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`exists (select 1 from quotations as revisions where revisions.base_number = quotations.base_number and ${condition})`;
}

const wasHandedOver = sql<boolean>`(
  exists (select 1 from mail_log where mail_log.quotation_id = revisions.id and mail_log.result in ('sent', 'written'))
  or exists (select 1 from quotation_links where quotation_links.quotation_id = revisions.id))`;

/** The stages that any revision may have reached. The current one is asked first, because most numbers have no other. */
function isReached(stage: QuotationStage): RawBuilder<boolean> {
  switch (stage) {
    case 'Approved':
      return sql`(quotations.approved_on <> '' or ${anyRevision(sql`revisions.approved_on <> ''`)})`;
    case 'Shared':
      return anyRevision(wasHandedOver);
    case 'Accepted':
      return sql`(quotations.customer_answer = 'Accept' or ${anyRevision(sql`revisions.customer_answer = 'Accept'`)})`;
    case 'Quoted':
    case 'Ordered':
    case 'Fully dispatched':
    case 'Open':
    case 'Expired':
    case 'Lost':
    case 'Void':
      return sql`1 = 1`;
  }
}

/** Whether a current quotation is at this stage at an instant. */
export function isAtStage(stage: QuotationStage, now: string): RawBuilder<boolean> {
  const statuses = statusesAtStage[stage];
  if (!statuses) return isReached(stage);
  const conditions = statuses.map((status) => sql`(${isShownAs(status, now)})`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

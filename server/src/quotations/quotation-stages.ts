/** The SQL of how far the number of a current quotation has come: isAtStage. */
import './quotations-tables.ts';
import { statusesAtStage, type QuotationStage } from '@vikray/contract/quotations/quotation-stage.ts';
import { sql, type RawBuilder } from 'kysely';
import { isShownAs } from './which-quotations.ts';

/** That a revision of the number has something. The current one is asked first, because most numbers have no other. */
function anyRevision(conditionOf: (revision: string) => RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`(${conditionOf('quotations')} or (quotations.revision > 0 and exists (
    select 1 from quotations as revisions where revisions.base_number = quotations.base_number and ${conditionOf('revisions')})))`;
}

const wasHandedOver = (revision: string) => sql<boolean>`(
  exists (select 1 from mail_log where mail_log.quotation_id = ${sql.ref(`${revision}.id`)} and mail_log.result in ('sent', 'written'))
  or exists (select 1 from quotation_links where quotation_links.quotation_id = ${sql.ref(`${revision}.id`)}))`;

/** The stages that any revision may have reached. */
function isReached(stage: QuotationStage): RawBuilder<boolean> {
  switch (stage) {
    case 'Approved':
      return anyRevision((revision) => sql`${sql.ref(`${revision}.approved_on`)} <> ''`);
    case 'Shared':
      return anyRevision(wasHandedOver);
    case 'Accepted':
      return anyRevision((revision) => sql`${sql.ref(`${revision}.customer_answer`)} = 'Accept'`);
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

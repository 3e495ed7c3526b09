/** The SQL of how revisions reached their customer: listHandovers, listHandedOver. */
import '../quotations-tables.ts';
import type { QuotationRevision } from '@vikray/contract/quotations/quotation-revision.ts';
import { sql } from 'kysely';
import { isAmong } from '../../platform/database/is-among.ts';
import type { Db } from '../../platform/database/tables.ts';
import { isAnyRevision } from '../which-quotations.ts';

type Handovers = QuotationRevision['handovers'];
type HandoverRow = Handovers[number] & { readonly quotationId: number };

/** How the revisions of one deal reached their customer, by revision: the first time of each kind, the earliest first. */
export async function listHandovers(db: Db, dealId: number, quotationIds: readonly number[]): Promise<ReadonlyMap<number, Handovers>> {
  if (quotationIds.length === 0) return new Map();
  const isOneOf = isAmong(db, 'quotation_id', quotationIds);
  const { rows } = await sql<HandoverRow>`
    select quotation_id as "quotationId", kind, min(happened_at) as at
    from (
      select quotation_id, 'Mailed' as kind, sent_at as happened_at from mail_log where ${isOneOf} and result in ('sent', 'written')
      union all
      select quotation_id, 'WhatsApp', created_at from sales_calls
      where deal_id = ${dealId} and ${isOneOf} and call_type = 'WhatsApp'
      union all
      select quotation_id, 'Link', created_at from quotation_links where ${isOneOf} and channel <> 'Mail'
      union all
      select quotation_id, 'Opened', opened_at from quotation_links where ${isOneOf} and opened_at is not null
      union all
      select quotation_id, case answer when 'Accept' then 'Accepted' when 'Decline' then 'Declined' else 'Change' end, answered_at
      from link_answers where link_id in (select id from quotation_links where ${isOneOf})
    ) as handovers
    group by quotation_id, kind
    order by min(happened_at), kind`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ quotationId }) => quotationId)].map(([id, own]) => [id, own.map(({ kind, at }) => ({ kind, at }))]),
  );
}

/** A revision that has reached its customer. */
interface HandedOverRevision {
  readonly quotationId: number;
  readonly number: string;
  readonly revision: number;
}

/** The revisions of a number that have reached their customer, the earliest first. */
export async function listHandedOver(
  db: Db,
  { dealId, baseNumber }: { readonly dealId: number; readonly baseNumber: string },
): Promise<HandedOverRevision[]> {
  const revisions = await db
    .selectFrom('quotations')
    .select(['id as quotationId', 'number', 'revision'])
    .where(isAnyRevision)
    .where('base_number', '=', baseNumber)
    .orderBy('revision')
    .execute();
  const handovers = await listHandovers(
    db,
    dealId,
    revisions.map(({ quotationId }) => quotationId),
  );
  return revisions.filter(({ quotationId }) => handovers.has(quotationId));
}

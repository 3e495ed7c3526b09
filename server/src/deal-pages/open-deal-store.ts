/** The SQL of the open deals of a customer, and of their sentences: openDealsOf. */
import { dealAmount } from '@vikray/contract/deals/deal-amount.ts';
import { dealLines, type OrderedLine, type QuotedLine } from '@vikray/contract/deals/deal-lines.ts';
import { dealSentence } from '@vikray/contract/deals/deal-sentence.ts';
import { dealFacts, dealState as stateOf, quotedStatuses } from '@vikray/contract/deals/deal-state.ts';
import { nextPromise } from '@vikray/contract/orders/next-promise.ts';
import { isOverdue } from '@vikray/contract/orders/order-promise.ts';
import type { OpenDeal } from '@vikray/contract/overviews/customer-overview.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { sql } from 'kysely';
import { isDealThere } from '../deals/public.ts';
import { isOpenOrder, promiseOfLine, stocksAndOpenLines } from '../orders/public.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import { currentOfDeals, isAnyRevision, isCurrentQuotation } from '../quotations/public.ts';
import { dealHeads } from './deal-head-store.ts';
import { ordersOf } from './deal-list-store.ts';

/** The open deals of a customer: the newest ones with their sentence, and how many there are. */
export interface OpenDeals {
  readonly deals: readonly OpenDeal[];
  readonly count: number;
}

/** Reads the newest `most` open deals of a customer in seven statements, however many there are. */
export async function openDealsOf(db: Db, customerId: number, most: number, now: string): Promise<OpenDeals> {
  const { rows } = await openDealsQuery(customerId).execute(db);
  const ids = rows.slice(0, most).map(({ id }) => id);
  if (ids.length === 0) return { deals: [], count: 0 };
  const today = dateAt(now);
  const heads = await dealHeads(db, ids);
  const quotations = await currentOfDeals(db, ids, today);
  const orders = await ordersOf(db, ids);
  const quoted = await quotedLines(db, ids);
  const ordered = await orderedLines(db, ids);
  const all = [...quoted.values(), ...ordered.values()].flat();
  const stocks = await stocksAndOpenLines(db, [...new Set(all.map(({ productId }) => productId))]);

  const deals = heads.map((head) => {
    const current = quotations.get(head.id) ?? [];
    const own = { quotations: current, orders: orders.get(head.id) ?? [] };
    const dealState = stateOf(dealFacts({ ...own, closedOn: head.closed_on }));
    const counting = current.filter(({ shownStatus }) => quotedStatuses.includes(shownStatus));
    const { acceptedBy = '', acceptedOn = '' } = counting.find((each) => each.acceptedOn !== '') ?? {};
    const countingIds = counting.map(({ quotationId }) => quotationId);
    const sent = ordered.get(head.id) ?? [];
    const offered = (quoted.get(head.id) ?? []).filter(({ quotationId }) => countingIds.includes(quotationId));
    const lines = dealLines({ quoted: offered, ordered: sent, stocks });
    const next = nextPromise(sent);
    const promise = next && { ...next, isOverdue: isOverdue(next.on, today) };
    return {
      dealId: head.id,
      number: head.number,
      dealState,
      totalAmount: dealAmount(own),
      nextOn: head.next_on,
      sentence: dealSentence({ dealState, lines, lostReason: head.lost_reason, promise, acceptedBy, acceptedOn }),
    };
  });
  return { deals: deals.toSorted((one, other) => other.dealId - one.dealId), count: rows.length };
}

/** The query of the deals of a customer that are followed up or have something to dispatch, newest first. */
export function openDealsQuery(customerId: number) {
  return sql<{ id: number }>`
    select deals.id from deals
    where deals.customer_id = ${customerId} and ${isDealThere} and (deals.due_on > '' or exists (
      select 1 from quotations inner join orders on orders.quotation_id = quotations.id
      where quotations.deal_id = deals.id and ${isCurrentQuotation} and ${isOpenOrder}))
    order by deals.id desc`;
}

interface LineOfQuotation extends QuotedLine {
  readonly quotationId: number;
}

async function quotedLines(db: Db, dealIds: readonly number[]): Promise<ReadonlyMap<number, readonly LineOfQuotation[]>> {
  const { rows } = await sql<LineOfQuotation & { readonly dealId: number }>`
    select quotations.deal_id as "dealId", quotations.id as "quotationId", quotation_lines.product_id as "productId", quotation_lines.name,
      '' as photo, quotation_lines.rate_paise as rate, quotation_lines.quantity
    from quotations inner join quotation_lines on quotation_lines.quotation_id = quotations.id
    where ${isAmong(db, 'quotations.deal_id', dealIds)} and ${isCurrentQuotation}`.execute(db);
  return Map.groupBy(rows, ({ dealId }) => dealId);
}

async function orderedLines(db: Db, dealIds: readonly number[]): Promise<ReadonlyMap<number, readonly OrderedLine[]>> {
  const { rows } = await sql<OrderedLine & { readonly dealId: number }>`
    select quotations.deal_id as "dealId", order_lines.id, order_lines.product_id as "productId", order_lines.name, '' as photo,
      order_lines.rate_paise as rate, order_lines.quantity, order_lines.dispatched_quantity as "dispatchQuantity",
      order_lines.closed_quantity as "closedQuantity", order_lines.returned_quantity as "returnedQuantity", ${promiseOfLine} as "promisedOn"
    from quotations
    inner join orders on orders.quotation_id = quotations.id
    inner join order_lines on order_lines.order_id = orders.id
    where ${isAmong(db, 'quotations.deal_id', dealIds)} and ${isAnyRevision} and order_lines.removed_by_change = 0
    order by order_lines.position, order_lines.id`.execute(db);
  return Map.groupBy(rows, ({ dealId }) => dealId);
}

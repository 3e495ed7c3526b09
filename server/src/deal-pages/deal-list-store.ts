/** The SQL of the list of deals: pageOfDeals, ordersOf. */
import { dealAmount } from '@vikray/contract/deals/deal-amount.ts';
import { dealFacts, dealState as stateOf, dealStateRules, type DealFacts, type DealState } from '@vikray/contract/deals/deal-state.ts';
import type { ListedDeal } from '@vikray/contract/deals/deal.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import type { OrderStatus, ShownOrderStatus } from '@vikray/contract/orders/order-status.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { sql, type RawBuilder } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { within } from '../platform/database/lists/period.ts';
import { hasState } from '../platform/database/lists/state-conditions.ts';
import type { Db } from '../platform/database/tables.ts';
import { isOpenOrder, shownOrderStatus } from '../orders/public.ts';
import { isDealThere } from '../deals/public.ts';
import { currentOfDeals, isAnyRevision, isCurrentQuotation } from '../quotations/public.ts';
import { asListed, dealHeads } from './deal-head-store.ts';

/** The filters of the list. Absent ones match everything. */
export type DealFilter = Pick<InputOf<'GetDealList'>, 'dealState' | 'customerId' | 'ownerId' | 'from' | 'to'>;

const hasCurrent = (condition: RawBuilder<boolean>) =>
  sql<boolean>`exists (select 1 from quotations where quotations.deal_id = deals.id and ${isCurrentQuotation} and ${condition})`;

const orderThat = (condition: RawBuilder<boolean>) =>
  sql<boolean>`exists (select 1 from orders where orders.quotation_id = quotations.id and ${condition})`;

/** Whether an order came to nothing, as `cameToNothing` says. */
const isNothing = sql<boolean>`(orders.is_closed = 1 and orders.status = 'Placed')`;

/** The SQL of each fact that decides the state of a deal. A deal without a quotation has the number of its enquiry. */
const conditions: Readonly<Record<keyof DealFacts, RawBuilder<boolean>>> = {
  hasOrder: hasCurrent(sql`quotations.order_status <> ''`),
  hasPending: hasCurrent(orderThat(isOpenOrder)),
  isDropped: sql<boolean>`(${hasCurrent(orderThat(isNothing))} and not ${hasCurrent(orderThat(sql`not ${isNothing}`))}
    and not ${hasCurrent(sql`quotations.order_status = '' and quotations.status <> 'Void' and quotations.lost_on = ''`)})`,
  isAccepted: hasCurrent(sql`quotations.customer_answer = 'Accept' and quotations.status <> 'Void' and quotations.lost_on = ''`),
  isQuoted: hasCurrent(sql`quotations.status <> 'Void' and quotations.lost_on = ''`),
  isLost: hasCurrent(sql`quotations.status <> 'Void' and quotations.lost_on <> ''`),
  isVoid: hasCurrent(sql`quotations.status = 'Void'`),
  isClosed: sql`deals.closed_on <> ''`,
};

function allOf(facts: Partial<DealFacts>): RawBuilder<boolean> {
  const needed = Object.entries(conditions).flatMap(([fact, holds]) => {
    const wanted = facts[fact as keyof DealFacts];
    return wanted === undefined ? [] : [wanted ? holds : sql<boolean>`not ${holds}`];
  });
  return needed.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(needed, sql` and `)})`;
}

const isEnquiryOnly = sql<boolean>`deals.number = deals.enquiry_number`;

/** The list of deals, described for the platform's paging. `now` decides which quotations have expired. */
export function listedDeals(db: Db, { dealState, customerId, ownerId, ...period }: DealFilter, now: string): ListedTable<ListedDeal> {
  const filters = within('deals.created_at', period);
  // These few are found without reading the others.
  const isOfEnquiries = dealState === 'Enquiry';
  if (isOfEnquiries) filters.push(isEnquiryOnly);
  if (dealState !== undefined) filters.push(hasState<DealState, DealFacts>(dealStateRules, dealState, allOf));
  if (customerId !== undefined) filters.push(sql`deals.customer_id = ${customerId}`);
  if (ownerId !== undefined) filters.push(sql`deals.owner_id = ${ownerId}`);
  const isSmall = customerId !== undefined || isOfEnquiries;
  return {
    table: 'deals',
    // A deal with the number of an enquiry is there, and their index is the smaller one.
    ...(!isOfEnquiries && { listed: isDealThere }),
    filters,
    sortColumns: { newest: 'id', companyName: 'company_name_key' },
    isNewestFirst: true,
    readsMuch: ({ sort = 'newest' }) =>
      !isSmall && filters.length > 0 && (ownerId === undefined || filters.length > 1 || sort !== 'newest'),
    rowsOf: (ids) => dealsOf(db, ids, now),
    idOf: (deal) => deal.dealId,
  };
}

/** One window of the deals. */
export async function pageOfDeals(db: Db, filter: DealFilter, window: Window, now: string): Promise<RowsAndTotal<ListedDeal>> {
  return readPage(db, listedDeals(db, filter, now), window);
}

async function dealsOf(db: Db, ids: readonly number[], now: string): Promise<ListedDeal[]> {
  const quotations = await currentOfDeals(db, ids, dateAt(now));
  const orders = await ordersOf(db, ids);
  return (await dealHeads(db, ids)).map((head) => {
    const own = { quotations: quotations.get(head.id) ?? [], orders: orders.get(head.id) ?? [] };
    return { ...asListed(head), dealState: stateOf(dealFacts({ ...own, closedOn: head.closed_on })), totalAmount: dealAmount(own) };
  });
}

interface OrderFacts {
  readonly dealId: number;
  readonly status: OrderStatus;
  readonly shownStatus: ShownOrderStatus;
  readonly totalAmount: number;
}

/** What the orders of deals say of their state, by the deal. */
export async function ordersOf(db: Db, dealIds: readonly number[]): Promise<Map<number, OrderFacts[]>> {
  const rows = await db
    .selectFrom('quotations')
    .innerJoin('orders', 'orders.quotation_id', 'quotations.id')
    .select(['quotations.deal_id as dealId', 'orders.status', shownOrderStatus.as('shownStatus'), 'orders.total_paise as totalAmount'])
    .where(isAmong(db, 'quotations.deal_id', dealIds))
    .where(isAnyRevision)
    .execute();
  return Map.groupBy(rows, ({ dealId }) => dealId);
}

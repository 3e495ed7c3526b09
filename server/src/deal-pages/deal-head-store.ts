/** The SQL of what every view of a deal shows: dealHeads, findDealHead. */
import type { ListedDeal } from '@vikray/contract/deals/deal.ts';
import { sql } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import { isAnyRevision, isCurrentQuotation } from '../quotations/public.ts';
import { isDealThere, type DealRow } from '../deals/public.ts';

/** A deal with the people that belong to it. Null where there is no customer, or no quotation. */
export interface DealHead extends DealRow {
  readonly owner: string;
  readonly country: string | null;
  /** The contact person of its newest quotation. */
  readonly person: string | null;
  readonly person_mobile: string | null;
  readonly person_phone: string | null;
  readonly person_email: string | null;
  /** The day of its last sales call. */
  readonly last_call_on: string | null;
  /** When its quotations and orders were last changed. */
  readonly quotations_changed_at: string | null;
  readonly orders_changed_at: string | null;
}

const newestContact = sql<number>`(
  select contact_person_id from quotations
  where quotations.deal_id = deals.id and ${isCurrentQuotation} order by quotations.id desc limit 1)`;
const lastCall = sql<string | null>`(select max(sales_calls.acted_on) from sales_calls where sales_calls.deal_id = deals.id)`;
const lastQuotationChange = sql<string | null>`(
  select max(quotations.updated_at) from quotations where quotations.deal_id = deals.id and ${isAnyRevision})`;
const lastOrderChange = sql<string | null>`(
  select max(orders.updated_at) from quotations inner join orders on orders.quotation_id = quotations.id
  where quotations.deal_id = deals.id and ${isAnyRevision})`;

/** Deals with their owner, customer and contact person. */
export async function dealHeads(db: Db, dealIds: readonly number[]): Promise<DealHead[]> {
  return db
    .selectFrom('deals')
    .innerJoin('users', 'users.id', 'deals.owner_id')
    .leftJoin('customers', 'customers.id', 'deals.customer_id')
    .leftJoin('contact_persons', (join) => join.on('contact_persons.id', '=', newestContact))
    .selectAll('deals')
    .select(['users.name as owner', 'customers.country'])
    .select([
      'contact_persons.name as person',
      'contact_persons.mobile as person_mobile',
      'contact_persons.phone as person_phone',
      'contact_persons.email as person_email',
    ])
    .select(lastCall.as('last_call_on'))
    .select([lastQuotationChange.as('quotations_changed_at'), lastOrderChange.as('orders_changed_at')])
    .where(isAmong(db, 'deals.id', dealIds))
    .where(isDealThere)
    .execute();
}

/** A deal with its owner, customer and contact person; nothing when it does not exist. */
export async function findDealHead(db: Db, dealId: number): Promise<DealHead | undefined> {
  const [head] = await dealHeads(db, [dealId]);
  return head;
}

/** What a list shows of a deal, except what follows from its quotations and orders. */
export function asListed(head: DealHead): Omit<ListedDeal, 'dealState' | 'totalAmount'> {
  const changes = [head.updated_at, head.quotations_changed_at ?? '', head.orders_changed_at ?? ''];
  return {
    dealId: head.id,
    number: head.number,
    companyName: head.company_name,
    customerId: head.customer_id,
    owner: head.owner,
    nextOn: head.next_on,
    lastCallOn: head.last_call_on ?? '',
    updatedOn: changes.toSorted().at(-1) ?? '',
    enquiryNumber: head.enquiry_number,
    name: head.person ?? head.contact_name,
    mobile: head.person_mobile || (head.person_phone ?? head.mobile),
    requirement: head.requirement,
    source: head.source,
    version: head.version,
  };
}

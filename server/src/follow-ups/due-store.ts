/** The SQL of the deals that are followed up. Reading: pageOfFollowUps, findFollowUp, dueOf. */
import '../deals/public.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { daysAhead, type DueFilter, type DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { overdueDays } from '@vikray/contract/follow-ups/cadence.ts';
import { addDays, dateAt } from '@vikray/contract/platform/dates.ts';
import { sql, type RawBuilder } from 'kysely';
import { whatsAppNumber } from '../lookups/public.ts';
import { lastCallOfDeal, undated } from '../deals/public.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WaitingRows } from '../platform/database/lists/waiting-rows.ts';
import { isCurrentQuotation } from '../quotations/public.ts';

type Condition = RawBuilder<boolean>;

/** A decided deal has a blank `due_on`. The partial indexes have the same condition. */
const isFollowed = sql<boolean>`deals.due_on > ''`;

/** A deal whose owner has been deleted, and which was handed over to nobody. */
const hasNoOwner = sql<boolean>`deals.owner_id in (select id from users where status = 'Deleted')`;

/** The condition of each tab on a date. */
const conditions: Readonly<Record<DueFilter, (today: string) => readonly Condition[]>> = {
  Today: (today) => [sql`deals.due_on <= ${today}`],
  Week: (today) => [sql`deals.due_on <= ${addDays(today, daysAhead)}`],
  Expiring: (today) => [sql`deals.valid_until >= ${today} and deals.valid_until <= ${addDays(today, daysAhead)}`],
  None: () => [sql`deals.due_on = ${undated}`],
  All: () => [],
};

/** The filters of the list. Absent ones match everything. */
export interface FollowUpFilter {
  readonly due?: DueFilter | undefined;
  readonly ownerId?: number | undefined;
  /** Only those without an owner. */
  readonly isUnowned?: boolean;
}

function filtersOf({ due = 'All', ownerId, isUnowned = false }: FollowUpFilter, now: string): Condition[] {
  const owned = ownerId === undefined ? [] : [sql<boolean>`deals.owner_id = ${ownerId}`];
  return [...owned, ...(isUnowned ? [hasNoOwner] : []), ...conditions[due](dateAt(now))];
}

/** The deals that are followed up, described for the platform's paging. */
export function listedFollowUps(db: Db, filter: FollowUpFilter, now: string): ListedTable<DueFollowUp> {
  return {
    table: 'deals',
    listed: isFollowed,
    filters: filtersOf(filter, now),
    sortColumns: { nextOn: 'due_on', totalAmount: 'amount_paise', companyName: 'company_name_key' },
    rowsOf: (ids) => followUpsOf(db, ids, now),
    idOf: ({ dealId }) => dealId,
  };
}

/** One window of the follow-ups. */
export async function pageOfFollowUps(db: Db, filter: FollowUpFilter, window: Window, now: string): Promise<RowsAndTotal<DueFollowUp>> {
  return readPage(db, listedFollowUps(db, filter, now), window);
}

/** The follow-ups of a user that are due or overdue: the rows of `Today` and `Mine`. */
export function dueOf(userId: number, now: string): WaitingRows {
  const due = filtersOf({ due: 'Today', ownerId: userId }, now);
  return { table: 'deals', condition: sql<boolean>`${sql.join([isFollowed, ...due], sql` and `)}` };
}

const newestOpen = sql`
  from quotations where quotations.deal_id = deals.id and ${isCurrentQuotation} and quotations.status <> 'Void' and quotations.lost_on = ''
  order by quotations.id desc limit 1`;

/** A deal as its follow-up shows it, whether it is decided or not; nothing when it does not exist. */
export async function findFollowUp(db: Db, dealId: number, now: string): Promise<DueFollowUp | undefined> {
  const [found] = await followUpsOf(db, [dealId], now);
  return found;
}

async function followUpsOf(db: Db, ids: readonly number[], now: string): Promise<DueFollowUp[]> {
  const rows = await db
    .selectFrom('deals')
    .innerJoin('users', 'users.id', 'deals.owner_id')
    .leftJoin('customers', 'customers.id', 'deals.customer_id')
    .leftJoin('contact_persons', (join) => join.on('contact_persons.id', '=', sql<number>`(select contact_person_id ${newestOpen})`))
    .selectAll('deals')
    .select(sql<string>`case when users.status = 'Deleted' then ${say.noOwner} else users.name end`.as('owner'))
    .select(['customers.country', 'contact_persons.id as person_id'])
    .select(['contact_persons.name as person', 'contact_persons.mobile as person_mobile', 'contact_persons.phone as person_phone'])
    .select('contact_persons.email as person_email')
    .select(sql<number | null>`(select quotations.id ${newestOpen})`.as('quotation_id'))
    .select(sql<string | null>`(select sales_calls.call_action ${lastCallOfDeal})`.as('last_outcome'))
    .select(sql<string | null>`(select sales_calls.acted_on ${lastCallOfDeal})`.as('last_call_on'))
    .where(isAmong(db, 'deals.id', ids))
    .execute();
  const followUps = rows.map(async (row) => ({
    dealId: row.id,
    quotationId: row.quotation_id,
    number: row.number,
    companyName: row.company_name,
    customerId: row.customer_id,
    contactPersonId: row.person_id,
    contactName: row.person ?? row.contact_name,
    mobile: row.person_mobile || (row.person_phone ?? row.mobile),
    whatsApp: await whatsAppNumber(row.person_id === null ? row.mobile : (row.person_mobile ?? ''), row.country),
    email: row.person_email ?? row.email,
    totalAmount: row.amount_paise,
    cadence: row.cadence,
    stage: row.stage,
    nextOn: row.next_on,
    overdueDays: overdueDays(row.next_on, dateAt(now)),
    lastOutcome: row.last_outcome ?? '',
    lastCallOn: row.last_call_on ?? '',
    validUntil: row.valid_until,
    ownerId: row.owner_id,
    owner: row.owner,
    version: row.version,
  }));
  return Promise.all(followUps);
}

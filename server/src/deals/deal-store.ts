/**
 * The deals' SQL. Reading: findDeal. Writing: insertDeal, changeDeal, refreshSearchText, refreshDealsOfCustomer. `deal-list-store.ts` and
 * `deal-head-store.ts` read what they show.
 */
import type { DealRow } from './deals-tables.ts';
import type { ContactPerson } from '@vikray/contract/customers/contact-person.ts';
import { sql, type RawBuilder, type Updateable } from 'kysely';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import { insertInChunks } from '../platform/database/insert-many.ts';
import { nameKey } from '../platform/database/name-key.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { dealSearchText } from './deal-search-text.ts';

/** Whether a deal was not emptied. Each query that finds deals for a user has this condition. */
export const isThere = sql<boolean>`deals.emptied_at = ''`;

/** A deal as stored; nothing when it does not exist. */
export async function findDeal(db: Db, dealId: number): Promise<DealRow | undefined> {
  return db.selectFrom('deals').selectAll().where('id', '=', dealId).where(isThere).executeTakeFirst();
}

/** What every deal begins with. */
export interface NewDeal {
  /** The number of its first quotation, without a revision; of its enquiry until there is one. */
  readonly number: string;
  /** Null while the company of an enquiry is not a customer. */
  readonly customerId: number | null;
  /** The name of the customer as the quotation prints it. */
  readonly companyName: string;
  /** The name of the user, who owns it. */
  readonly ownerName: string;
  /** The contact person of its quotation. */
  readonly contact?: Pick<ContactPerson, 'name' | 'mobile' | 'phone'> | undefined;
}

type FirstColumns = Partial<
  Pick<
    DealRow,
    | 'enquiry_number'
    | 'contact_name'
    | 'mobile'
    | 'email'
    | 'requirement'
    | 'source'
    | 'next_on'
    | 'due_on'
    | 'amount_paise'
    | 'valid_until'
  >
>;

/** What the search text of a new deal assumes of columns that its insertion leaves out. */
const untouched = {
  enquiry_number: '',
  contact_name: '',
  mobile: '',
  requirement: '',
  source: '',
  amount_paise: 0,
  next_on: '',
  due_on: '',
  stage: 0,
  cadence: 'Standard',
  last_outcome: null,
} as const;

/** Begins a deal, which the user owns, and returns its id. `first` has the columns of its enquiry, or the summary of its quotation. */
export async function insertDeal(
  db: Db,
  { number, customerId, companyName, ownerName, contact }: NewDeal,
  { userId, now }: WriteStamp,
  first: FirstColumns = {},
): Promise<number> {
  const { id } = await db
    .insertInto('deals')
    .values({
      ...first,
      number,
      customer_id: customerId,
      ...companyColumns(companyName),
      owner_id: userId,
      search_text: dealSearchText({
        ...untouched,
        ...first,
        number,
        company_name: companyName,
        owner: ownerName,
        person: contact?.name ?? null,
        person_mobile: contact?.mobile ?? null,
        person_phone: contact?.phone ?? null,
      }),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What changes of a deal with its quotations; absent values stay. */
export interface DealChange {
  /** The number of its oldest quotation. */
  readonly number?: string;
  readonly customerId?: number;
  /** The name of the customer as its newest quotation prints it. */
  readonly companyName?: string;
  /** Opens its enquiry again if that was closed. */
  readonly reopens?: boolean;
  /** The number of the enquiry that it becomes. */
  readonly enquiryNumber?: string;
}

/** Changes a deal together with its quotations. Returns false when it no longer exists. Locks its row. */
export async function changeDeal(db: Db, dealId: number, change: DealChange, { now }: WriteStamp): Promise<boolean> {
  const { number, customerId, companyName, reopens = false, enquiryNumber } = change;
  const columns: Updateable<Tables['deals']> = {
    ...(number !== undefined && { number }),
    ...(enquiryNumber !== undefined && { number: enquiryNumber, enquiry_number: enquiryNumber }),
    ...(customerId !== undefined && { customer_id: customerId }),
    ...(companyName !== undefined && companyColumns(companyName)),
    ...(reopens && { closed_on: '', lost_reason: '', lost_remark: '' }),
  };
  const isChanged = await updatesOne(
    db
      .updateTable('deals')
      .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', dealId)
      .where(isThere),
  );
  await refreshSearchText(db, dealId);
  return isChanged;
}

function companyColumns(companyName: string) {
  return { company_name: companyName, company_name_key: nameKey(companyName) };
}

/** Makes the search find a deal by what its lists show. Call it after every change of the deal, its quotations or its calls. */
export async function refreshSearchText(db: Db, dealId: number): Promise<void> {
  await refreshWhere(db, sql`deals.id = ${dealId}`);
}

/** Makes the search find the deals of a customer by their contact persons as they are now. */
export async function refreshDealsOfCustomer(db: Db, customerId: number): Promise<void> {
  await refreshWhere(db, sql`deals.customer_id = ${customerId}`);
}

/** Makes the search find the open deals of a user by their owner as it is now. */
export async function refreshDealsOfOwner(db: Db, userId: number): Promise<void> {
  await refreshWhere(db, sql`deals.owner_id = ${userId} and deals.due_on > ''`);
}

/** The contact person of the newest quotation of a deal, preferably of one that may still be ordered. */
const newestContact = sql<number>`(
  select contact_person_id from quotations where quotations.deal_id = deals.id and quotations.superseded_by_id is null
  order by case when quotations.status <> 'Void' and quotations.lost_on = '' then 0 else 1 end, quotations.id desc limit 1)`;
/** The last call about a deal. */
export const lastCall = sql`from sales_calls where sales_calls.deal_id = deals.id order by sales_calls.acted_on desc, sales_calls.id desc limit 1`;

async function refreshWhere(db: Db, condition: RawBuilder<boolean>): Promise<void> {
  const deals = await db
    .selectFrom('deals')
    .innerJoin('users', 'users.id', 'deals.owner_id')
    .leftJoin('contact_persons', (join) => join.on('contact_persons.id', '=', newestContact))
    .selectAll('deals')
    .select(['users.name as owner', 'contact_persons.name as person', 'contact_persons.mobile as person_mobile'])
    .select(['contact_persons.phone as person_phone', sql<string | null>`(select sales_calls.call_action ${lastCall})`.as('last_outcome')])
    .where(condition)
    .where(isThere)
    .execute();
  const changed = deals
    .map((deal) => ({ id: deal.id, before: deal.search_text, text: dealSearchText(deal) }))
    .filter(({ before, text }) => before !== text);
  await insertInChunks(changed, async (chunk) => {
    const texts = chunk.map(({ id, text }) => sql`(cast(${id} as bigint), cast(${text} as text))`);
    await sql`
      with fresh (id, search_text) as (values ${sql.join(texts)})
      update deals set search_text = fresh.search_text from fresh where deals.id = fresh.id`.execute(db);
    return [];
  });
}

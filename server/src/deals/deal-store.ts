/**
 * The deals' SQL. Reading: findDeal. Writing: insertDeal, changeDeal, refreshSearchText. `deal-list-store.ts` and `deal-head-store.ts` read
 * what they show.
 */
import './deals-tables.ts';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { inserting } from '../platform/database/inserting.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { searchTextOf } from '../platform/database/search.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** A deal as stored. */
export type DealRow = Selectable<Tables['deals']>;

/** Whether a deal holds anything. Each query that finds deals for a user names this. */
export const isThere = sql<boolean>`deals.emptied_at = ''`;

/** A deal as stored; nothing when it does not exist. */
export async function findDeal(db: Db, dealId: number): Promise<DealRow | undefined> {
  return db.selectFrom('deals').selectAll().where('id', '=', dealId).where(isThere).executeTakeFirst();
}

/** What every deal begins with. */
export interface DealHead {
  /** The number of its first quotation, without a revision; of its enquiry until there is one. */
  readonly number: string;
  /** Null while the company of an enquiry is not a customer. */
  readonly customerId: number | null;
  /** The name of the customer as the quotation prints it. */
  readonly companyName: string;
  /** The name of the user, who owns it. */
  readonly ownerName: string;
}

type FirstColumns = Pick<
  Insertable<Tables['deals']>,
  'enquiry_number' | 'contact_name' | 'mobile' | 'email' | 'requirement' | 'source' | 'next_on' | 'due_on' | 'amount_paise' | 'valid_until'
>;

const insert = inserting('deals', (deals) => deals.returning('id'));

/** Begins a deal, which the user owns, and returns its id. `first` is its enquiry or the standing that its quotation gives it. */
export async function insertDeal(
  db: Db,
  { number, customerId, companyName, ownerName }: DealHead,
  { userId, now }: WriteStamp,
  first: FirstColumns = {},
): Promise<number> {
  const { enquiry_number: enquiryNumber = '', contact_name: name = '', mobile = '', requirement = '', source = '' } = first;
  const { id } = await insert.one(db, {
    ...first,
    number,
    customer_id: customerId,
    ...companyColumns(companyName),
    owner_id: userId,
    search_text: dealSearchText({ number, enquiryNumber, companyName, name, mobile, owner: ownerName, requirement, source }),
    created_at: now,
    updated_at: now,
  });
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

/** Changes a deal together with its quotations. Returns false when it has gone. Others that change it wait for the end of the transaction. */
export async function changeDeal(db: Db, dealId: number, change: DealChange, { now }: WriteStamp): Promise<boolean> {
  const { number, customerId, companyName, reopens = false, enquiryNumber } = change;
  const columns: Updateable<Tables['deals']> = {
    ...(number !== undefined && { number }),
    ...(enquiryNumber !== undefined && { number: enquiryNumber, enquiry_number: enquiryNumber }),
    ...(customerId !== undefined && { customer_id: customerId }),
    ...(companyName !== undefined && companyColumns(companyName)),
    ...(reopens && { closed_on: '', lost_reason: '', lost_remark: '' }),
  };
  const { numUpdatedRows } = await db
    .updateTable('deals')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', dealId)
    .where(isThere)
    .executeTakeFirst();
  await refreshSearchText(db, dealId);
  return numUpdatedRows === 1n;
}

function companyColumns(companyName: string) {
  return { company_name: companyName, company_name_key: nameKey(companyName) };
}

/** Makes the search find a deal by what its list shows. */
export async function refreshSearchText(db: Db, dealId: number): Promise<void> {
  const deal = await db
    .selectFrom('deals')
    .innerJoin('users', 'users.id', 'deals.owner_id')
    .selectAll('deals')
    .select('users.name as owner')
    .where('deals.id', '=', dealId)
    .where(isThere)
    .executeTakeFirst();
  if (!deal) return;
  const { company_name: companyName, enquiry_number: enquiryNumber, contact_name: name } = deal;
  await db
    .updateTable('deals')
    .set({ search_text: dealSearchText({ ...deal, companyName, enquiryNumber, name }) })
    .where('id', '=', dealId)
    .execute();
}

interface ShownDeal {
  readonly number: string;
  readonly enquiryNumber: string;
  readonly companyName: string;
  /** Who enquired, with their mobile number. */
  readonly name: string;
  readonly mobile: string;
  readonly owner: string;
  readonly requirement: string;
  readonly source: string;
}

/** The search text of a deal: what its lists show, and what its enquiry says, except what changes with each follow-up. */
export function dealSearchText({ number, enquiryNumber, companyName, name, mobile, owner, requirement, source }: ShownDeal): string {
  return searchTextOf([number, enquiryNumber === number ? '' : enquiryNumber, companyName, name, mobile, owner, requirement, source]);
}

/** The deals' SQL. Reading: findDeal. Writing: insertDeal, changeDeal. `deal-list-store.ts` and `deal-page-store.ts` read what they show. */
import './deals-tables.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { nameKey } from '../platform/database/name-key.ts';
import { searchTextOf } from '../platform/database/search.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** A deal as stored. */
export type DealRow = Selectable<Tables['deals']>;

/** A deal as stored; nothing when it does not exist. */
export async function findDeal(db: Db, dealId: number): Promise<DealRow | undefined> {
  return db.selectFrom('deals').selectAll().where('id', '=', dealId).executeTakeFirst();
}

/** What every deal begins with. */
export interface DealHead {
  /** The number of its first quotation, without a revision; of its enquiry until there is one. */
  readonly number: string;
  /** Null while the company of an enquiry is not a customer. */
  readonly customerId: number | null;
  /** The name of the customer as the quotation prints it. */
  readonly companyName: string;
}

type EnquiryColumns = Pick<
  Insertable<Tables['deals']>,
  'enquiry_number' | 'contact_name' | 'mobile' | 'email' | 'requirement' | 'source' | 'next_on'
>;

/** Begins a deal, which the user owns, and returns its id. `enquiry` is blank for a deal that begins with a quotation. */
export async function insertDeal(
  db: Db,
  { number, customerId, companyName }: DealHead,
  { userId, now }: WriteStamp,
  enquiry: EnquiryColumns = {},
): Promise<number> {
  const { id } = await db
    .insertInto('deals')
    .values({
      ...enquiry,
      number,
      customer_id: customerId,
      ...companyColumns(companyName),
      owner_id: userId,
      search_text: '',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await refreshSearchText(db, id);
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
}

/** Changes a deal together with its quotations. */
export async function changeDeal(db: Db, dealId: number, change: DealChange, { now }: WriteStamp): Promise<void> {
  const { number, customerId, companyName, reopens = false } = change;
  const columns: Updateable<Tables['deals']> = {
    ...(number !== undefined && { number }),
    ...(customerId !== undefined && { customer_id: customerId }),
    ...(companyName !== undefined && companyColumns(companyName)),
    ...(reopens && { closed_on: '', lost_reason: '', lost_remark: '' }),
  };
  await db
    .updateTable('deals')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', dealId)
    .execute();
  await refreshSearchText(db, dealId);
}

function companyColumns(companyName: string) {
  return { company_name: companyName, company_name_key: nameKey(companyName) };
}

/** Makes the search find a deal by what its list shows. */
async function refreshSearchText(db: Db, dealId: number): Promise<void> {
  const deal = await db
    .selectFrom('deals')
    .innerJoin('users', 'users.id', 'deals.owner_id')
    .selectAll('deals')
    .select('users.name as owner')
    .where('deals.id', '=', dealId)
    .executeTakeFirst();
  if (!deal) return;
  await db
    .updateTable('deals')
    .set({ search_text: dealSearchText({ ...deal, companyName: deal.company_name, enquiryNumber: deal.enquiry_number }) })
    .where('id', '=', dealId)
    .execute();
}

interface ShownDeal {
  readonly number: string;
  readonly enquiryNumber: string;
  readonly companyName: string;
  readonly owner: string;
  readonly requirement: string;
}

/** The search text of a deal: what its lists show, and what its enquiry asks for. */
export function dealSearchText({ number, enquiryNumber, companyName, owner, requirement }: ShownDeal): string {
  return searchTextOf([number, enquiryNumber === number ? '' : enquiryNumber, companyName, owner, requirement]);
}

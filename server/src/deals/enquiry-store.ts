/** The SQL of deals as enquiries. Writing: insertEnquiry, closeEnquiry, reopenEnquiry. A deal without a quotation has its enquiry's number. */
import './deals-tables.ts';
import { sql, type Updateable } from 'kysely';
import { nameKey } from '../platform/database/name-key.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { refreshSearchText, type DealRow } from './deal-store.ts';

/** An enquiry as entered. Blank texts for what is not known. */
export interface EnquiryDetails {
  readonly number: string;
  readonly customerId: number | null;
  readonly companyName: string;
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly requirement: string;
  readonly source: string;
  readonly nextOn: string;
}

/** Begins a deal with an enquiry, which the user owns, and returns its id. */
export async function insertEnquiry(db: Db, enquiry: EnquiryDetails, { userId, now }: WriteStamp): Promise<number> {
  const { id } = await db
    .insertInto('deals')
    .values({
      number: enquiry.number,
      enquiry_number: enquiry.number,
      customer_id: enquiry.customerId,
      company_name: enquiry.companyName,
      company_name_key: nameKey(enquiry.companyName),
      contact_name: enquiry.name,
      mobile: enquiry.mobile,
      email: enquiry.email,
      requirement: enquiry.requirement,
      source: enquiry.source,
      next_on: enquiry.nextOn,
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

/** Whether a deal has no quotation. */
export function isOnlyEnquiry({ number, enquiry_number: enquiryNumber }: DealRow): boolean {
  return number === enquiryNumber;
}

interface Closing {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly reason: string;
  readonly remark: string;
}

/** Closes an enquiry and clears its next date. Returns false when it has changed since, or has a quotation now. */
export async function closeEnquiry(db: Db, deal: DealRow, { on, reason, remark }: Closing, stamp: WriteStamp): Promise<boolean> {
  return changeEnquiry(db, deal, { closed_on: on, lost_reason: reason, lost_remark: remark, next_on: '' }, stamp);
}

/** Opens a closed enquiry again. Returns false when it has changed since, or has a quotation now. */
export async function reopenEnquiry(db: Db, deal: DealRow, stamp: WriteStamp): Promise<boolean> {
  return changeEnquiry(db, deal, { closed_on: '', lost_reason: '', lost_remark: '' }, stamp);
}

async function changeEnquiry(db: Db, { id, version }: DealRow, change: Updateable<Tables['deals']>, { now }: WriteStamp): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deals')
    .set({ ...change, version: version + 1, updated_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where(sql<boolean>`number = enquiry_number`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

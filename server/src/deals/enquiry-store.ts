/** The SQL of deals as enquiries. Writing: insertEnquiry, setClosed. A deal without a quotation has its enquiry's number. */
import { sql } from 'kysely';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { insertDeal, type NewDeal } from './deal-store.ts';
import type { DealRow } from './deals-tables.ts';
import { decided, dueOn } from './follow-up-store.ts';

/** An enquiry as entered. Blank texts for what is not known. */
export interface EnquiryDetails extends NewDeal {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly requirement: string;
  readonly source: string;
  readonly nextOn: string;
}

/** Begins a deal with an enquiry, which the user owns, and returns its id. */
export async function insertEnquiry(db: Db, enquiry: EnquiryDetails, stamp: WriteStamp): Promise<number> {
  const { number, name, mobile, email, requirement, source, nextOn } = enquiry;
  const columns = {
    enquiry_number: number,
    contact_name: name,
    mobile,
    email,
    requirement,
    source,
    next_on: nextOn,
    due_on: dueOn(nextOn),
  };
  return insertDeal(db, enquiry, stamp, columns);
}

/** Whether a deal has no quotation. */
export function isOnlyEnquiry({ number, enquiry_number: enquiryNumber }: DealRow): boolean {
  return number === enquiryNumber;
}

/** Why and when an enquiry was closed. */
export interface Closing {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly reason: string;
  readonly remark: string;
}

/**
 * Closes an enquiry and clears its next date, or opens it again where `closing` is absent. Returns false when it has changed since, or has
 * a quotation now.
 */
export async function setClosed(db: Db, { id, version }: DealRow, closing: Closing | undefined, { now }: WriteStamp): Promise<boolean> {
  const { on = '', reason = '', remark = '' } = closing ?? {};
  return updatesOne(
    db
      .updateTable('deals')
      .set({
        closed_on: on,
        lost_reason: reason,
        lost_remark: remark,
        ...(closing ? decided : { due_on: dueOn('') }),
        version: version + 1,
        updated_at: now,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .where(sql<boolean>`number = enquiry_number`),
  );
}

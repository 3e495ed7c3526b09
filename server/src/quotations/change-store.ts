/**
 * The SQL of edits and revisions. Reading: getPrinted, findCurrentNumber. Writing: replaceContents, supersede, setLost, followCustomer.
 * Each write but the last needs the version that the user has seen, and answers whether it was still the newest.
 */
import './quotations-tables.ts';
import { changeDealCustomer, changeDealNumber, insertDeal } from '../deals/public.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import type { ChangedContents, PrintedBefore } from './changed-contents.ts';
import { printedColumns } from './printed-columns.ts';
import { insertLines } from './quotation-store.ts';
import type { QuotationLineColumns } from './quotations-tables.ts';
import { isAnyRevision, isCurrent } from './which-quotations.ts';

/** The quotation and the version that a user has seen. */
export interface Seen {
  readonly quotationId: number;
  readonly version: number;
}

/** What a quotation prints. */
export async function getPrinted(db: Db, quotationId: number): Promise<PrintedBefore> {
  const printed = await db
    .selectFrom('quotations')
    .select(printedColumns)
    .where('id', '=', quotationId)
    .where(isAnyRevision)
    .executeTakeFirstOrThrow();
  return { printed, lines: await listStoredLines(db, quotationId) };
}

/** The lines of a quotation as stored, with the MRP of then. */
export async function listStoredLines(db: Db, quotationId: number): Promise<QuotationLineColumns[]> {
  return db
    .selectFrom('quotation_lines')
    .select(['product_id', 'name', 'description', 'image_hash', 'quantity', 'rate_paise', 'total_paise', 'mrp_paise'])
    .where('quotation_id', '=', quotationId)
    .orderBy('id')
    .execute();
}

/** The number of the current revision; the base number itself when there is none. */
export async function findCurrentNumber(db: Db, baseNumber: string): Promise<string> {
  const current = await db
    .selectFrom('quotations')
    .select('number')
    .where('base_number', '=', baseNumber)
    .where(isCurrent)
    .executeTakeFirst();
  return current?.number ?? baseNumber;
}

interface NewContents extends ChangedContents {
  readonly date: string;
  readonly validUntil: string;
}

/** Replaces header and lines of an open, current quotation. */
export async function replaceContents(
  db: Db,
  { quotationId, version }: Seen,
  { parties, amounts, lines, date, validUntil }: NewContents,
  { userId, now }: WriteStamp,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quotations')
    .set({
      ...parties,
      ...amounts,
      quoted_on: date,
      valid_until: validUntil,
      version: version + 1,
      updated_by_id: userId,
      updated_at: now,
    })
    .where('id', '=', quotationId)
    .where('version', '=', version)
    .where('status', '=', 'Open')
    .where(isCurrent)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await db.deleteFrom('quotation_lines').where('quotation_id', '=', quotationId).execute();
  await insertLines(db, quotationId, lines);
  return true;
}

/** Puts a later revision in the place of the current one, unless that has been changed or ordered. */
export async function supersede(db: Db, { quotationId, version }: Seen, byId: number, { userId, now }: WriteStamp): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quotations')
    .set({ superseded_by_id: byId, search_text: '', version: version + 1, updated_by_id: userId, updated_at: now })
    .where('id', '=', quotationId)
    .where('version', '=', version)
    .where('order_status', '=', '')
    .where(isCurrent)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface Loss {
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly reason: string;
  readonly remark: string;
}

/** Marks a current quotation without an order as lost, or takes that back where `loss` is absent. */
export async function setLost(
  db: Db,
  { quotationId, version }: Seen,
  loss: Loss | undefined,
  { userId, now }: WriteStamp,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quotations')
    .set({
      lost_on: loss?.on ?? '',
      lost_reason: loss?.reason ?? '',
      lost_remark: loss?.remark ?? '',
      version: version + 1,
      updated_by_id: userId,
      updated_at: now,
    })
    .where('id', '=', quotationId)
    .where('version', '=', version)
    .where('order_status', '=', '')
    .where(isCurrent)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Keeps a number in a deal of its customer, who has changed: a deal of this number alone gets the new customer; from a shared one, the
 * number moves to a new deal. Returns the deal.
 */
export async function followCustomer(
  db: Db,
  { baseNumber, dealId }: Pick<Quotation, 'baseNumber' | 'dealId'>,
  customerId: number,
  stamp: WriteStamp,
): Promise<number> {
  const other = await db
    .selectFrom('quotations')
    .select('base_number')
    .where('deal_id', '=', dealId)
    .where('base_number', '<>', baseNumber)
    .where(isAnyRevision)
    .orderBy('id')
    .executeTakeFirst();
  if (!other) {
    await changeDealCustomer(db, dealId, customerId, stamp);
    return dealId;
  }
  // A deal has the number of its oldest quotation.
  await changeDealNumber(db, dealId, other.base_number, stamp);
  const ownDealId = await insertDeal(db, { number: baseNumber, customerId }, stamp);
  await db.updateTable('quotations').set({ deal_id: ownDealId }).where('base_number', '=', baseNumber).where(isAnyRevision).execute();
  return ownDealId;
}

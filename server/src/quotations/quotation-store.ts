/**
 * The quotations' SQL. Reading: pageOfQuotations, findQuotation, listLines, linesTotal. Writing: insertQuotation, saveLine, changeStatus,
 * markOrdered.
 */
import './quotations-tables.ts';
import { imageUrl } from '@vikray/contract/images/image.ts';
import { slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { shownStatus, type QuotationStatus } from '@vikray/contract/quotations/quotation-status.ts';
import { quotationType, type Quotation, type QuotationProduct } from '@vikray/contract/quotations/quotation.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/list-page.ts';
import { searchTextOf } from '../platform/database/search.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import type { WaitingRows } from '../platform/database/waiting-rows.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { followedUpAt } from './mail-log-store.ts';
import { asPrinted } from './printed-columns.ts';
import type { AmountColumns, LineColumns, PrintedColumns } from './quotations-tables.ts';

type QuotationRow = Selectable<Tables['quotations']>;

export interface QuotationFilter {
  readonly quotationId?: number | undefined;
  /** Only quotations of this issuing company. */
  readonly preparedFor?: number | undefined;
  /** Only approved quotations without an order. */
  readonly isToOrder?: boolean;
}

/** The quotation lists, described for the platform's paging. */
export function listedQuotations(db: Db, { quotationId, preparedFor, isToOrder = false }: QuotationFilter): ListedTable<Quotation> {
  const filters: RawBuilder<boolean>[] = [];
  if (isToOrder) filters.push(sql`quotations.status = 'Approved' and quotations.order_status = ''`);
  if (quotationId !== undefined) filters.push(sql`quotations.id = ${quotationId}`);
  if (preparedFor !== undefined) filters.push(sql`quotations.company_id = ${preparedFor}`);
  return {
    table: 'quotations',
    filters,
    sortColumns: { newest: 'id', date: 'quoted_on', totalAmount: 'total_paise', companyName: 'customer_name_key' },
    isNewestFirst: true,
    // The index of quotations to order is sorted newest first.
    readsMuch: ({ sort = 'newest' }) => isToOrder && sort !== 'newest',
    rowsOf: (ids) => quotationsOf(db, ids),
    idOf: (quotation) => quotation.quotationId,
  };
}

/** One window of the quotations. */
export async function pageOfQuotations(db: Db, filter: QuotationFilter, window: Window): Promise<RowsAndTotal<Quotation>> {
  return readPage(db, listedQuotations(db, filter), window);
}

async function quotationsOf(db: Db, ids: readonly number[]): Promise<Quotation[]> {
  const rows = await db.selectFrom('quotations').selectAll().where('id', 'in', ids).execute();
  const followedUp = await followedUpAt(db, ids);
  return rows.map((row) => asQuotation(row, followedUp.get(row.id)));
}

function asQuotation(row: QuotationRow, lastMailAt: string | undefined): Quotation {
  return {
    quotationId: row.id,
    type: quotationType,
    number: row.number,
    date: row.quoted_on,
    ...asPrinted(row),
    status: row.status,
    approvedDate: row.approved_on,
    voidDate: row.voided_on,
    orderStatus: row.order_status,
    ...(lastMailAt !== undefined && { followedUpAt: lastMailAt }),
  };
}

/** A quotation; nothing when it does not exist. */
export async function findQuotation(db: Db, quotationId: number): Promise<Quotation | undefined> {
  const [quotation] = await quotationsOf(db, [quotationId]);
  return quotation;
}

/** The lines of a quotation in the order in which they were added. */
export async function listLines(db: Db, quotationId: number): Promise<QuotationProduct[]> {
  const rows = await db.selectFrom('quotation_lines').selectAll().where('quotation_id', '=', quotationId).orderBy('id').execute();
  return rows.map((row) => ({
    productId: row.product_id,
    photo: row.image_hash === null ? '' : imageUrl(row.image_hash),
    name: row.name,
    description: row.description,
    quantity: row.quantity,
    rate: row.rate_paise,
    total: row.total_paise,
  }));
}

/** The quotations that wait for approval. */
export const openQuotations: WaitingRows = { table: 'quotations', condition: sql`status = 'Open'` };

/** Whether the user made this quotation. */
export async function isOwnQuotation(db: Db, quotationId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('quotations')
    .select('id')
    .where('id', '=', quotationId)
    .where('prepared_by_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface QuotationHead {
  readonly number: string;
  readonly date: string;
  readonly parties: PrintedColumns;
  readonly amounts: AmountColumns;
}

/** Adds an open quotation without lines and returns its id. */
export async function insertQuotation(
  db: Db,
  { number, date, parties, amounts }: QuotationHead,
  { userId, now }: WriteStamp,
): Promise<number> {
  const { id } = await db
    .insertInto('quotations')
    .values({
      ...parties,
      ...amounts,
      number,
      quoted_on: date,
      status: 'Open',
      approved_on: '',
      voided_on: '',
      order_status: '',
      search_text: '',
      updated_by_id: userId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds lines to a quotation. */
export async function insertLines(db: Db, quotationId: number, lines: readonly LineColumns[]): Promise<void> {
  await db
    .insertInto('quotation_lines')
    .values(lines.map((line) => ({ quotation_id: quotationId, ...line })))
    .execute();
}

/** Adds one line and returns its id. An existing line of the same product at the same rate gets the new quantity instead. */
export async function saveLine(db: Db, quotationId: number, line: LineColumns): Promise<number> {
  const known = await db
    .updateTable('quotation_lines')
    .set({ quantity: line.quantity, total_paise: line.total_paise })
    .where('quotation_id', '=', quotationId)
    .where('product_id', '=', line.product_id)
    .where('rate_paise', '=', line.rate_paise)
    .returning('id')
    .executeTakeFirst();
  if (known) return known.id;
  const { id } = await db
    .insertInto('quotation_lines')
    .values({ quotation_id: quotationId, ...line })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks an open quotation until the transaction ends. Returns false when it is not open. */
export async function lockOpenQuotation(db: Db, quotationId: number, { userId, now }: WriteStamp): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quotations')
    .set({ updated_by_id: userId, updated_at: now })
    .where('id', '=', quotationId)
    .where('status', '=', 'Open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface StatusChange {
  readonly from: QuotationStatus;
  readonly to: QuotationStatus;
  /** YYYY-MM-DD. */
  readonly on: string;
}

/** Changes the status of a quotation without an order. Returns false when its status is no longer `from`, or when it has an order. */
export async function changeStatus(
  db: Db,
  quotationId: number,
  { from, to, on }: StatusChange,
  { userId, now }: WriteStamp,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quotations')
    .set({ status: to, ...(to === 'Void' ? { voided_on: on } : { approved_on: on }), updated_by_id: userId, updated_at: now })
    .where('id', '=', quotationId)
    .where('status', '=', from)
    .where('order_status', '=', '')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks an approved quotation as ordered and returns its row. Returns nothing when it is not approved or already has an order. */
export async function markOrdered(db: Db, quotationId: number, { userId, now }: WriteStamp): Promise<QuotationRow | undefined> {
  return db
    .updateTable('quotations')
    .set({ order_status: 'Placed', updated_by_id: userId, updated_at: now })
    .where('id', '=', quotationId)
    .where('status', '=', 'Approved')
    .where('order_status', '=', '')
    .returningAll()
    .executeTakeFirst();
}

/** The lines of a quotation as stored, for copying. */
export async function storedLines(db: Db, quotationId: number): Promise<LineColumns[]> {
  return db
    .selectFrom('quotation_lines')
    .select(['product_id', 'name', 'description', 'image_hash', 'quantity', 'rate_paise', 'total_paise'])
    .where('quotation_id', '=', quotationId)
    .orderBy('id')
    .execute();
}

/** Makes the search find the quotation by what its lists show. Call it after every change. */
export async function refreshSearchText(db: Db, quotationId: number): Promise<Quotation | undefined> {
  const quotation = await findQuotation(db, quotationId);
  if (!quotation) return undefined;
  await db
    .updateTable('quotations')
    .set({ search_text: quotationSearchText(quotation) })
    .where('id', '=', quotationId)
    .execute();
  return quotation;
}

type ShownQuotation = Pick<Quotation, 'number' | 'date' | 'totalAmount' | 'companyName' | 'preparedBy' | 'status' | 'approvedDate'>;

/** The search text of a quotation: everything that its lists show. */
export function quotationSearchText({ number, date, totalAmount, companyName, preparedBy, status, approvedDate }: ShownQuotation): string {
  return searchTextOf([
    number,
    slashedDate(date),
    formatRupees(totalAmount),
    formatDecimal(totalAmount),
    companyName,
    preparedBy,
    shownStatus(status),
    slashedDate(approvedDate),
  ]);
}

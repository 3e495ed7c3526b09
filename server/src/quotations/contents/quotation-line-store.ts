/** The SQL of the lines of quotations. Reading: listLines, linesTotal, listLinesToOrder, listStoredLines. Writing: insertLines, saveLine. */
import '../quotations-tables.ts';
import { photoUrl } from '@vikray/contract/images/image.ts';
import type { QuotationProduct } from '@vikray/contract/quotations/quotation.ts';
import { isAmong } from '../../platform/database/is-among.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { LineColumns, QuotationLineColumns } from '../quotations-tables.ts';

/** The lines of a quotation, or of several, in the order in which they were added. */
export async function listLines(db: Db, ...quotationIds: readonly number[]): Promise<QuotationProduct[]> {
  if (quotationIds.length === 0) return [];
  const rows = await db
    .selectFrom('quotation_lines')
    .selectAll()
    .where(isAmong(db, 'quotation_id', quotationIds))
    .orderBy('id')
    .execute();
  return rows.map(asProduct);
}

/** A line from its columns. */
export function asProduct(line: QuotationLineColumns): QuotationProduct {
  return {
    productId: line.product_id,
    photo: photoUrl(line.image_hash),
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    rate: line.rate_paise,
    total: line.total_paise,
    mrp: line.mrp_paise,
    gstPercent: line.gst_percent_hundredths,
  };
}

/** What the lines of a quotation cost together, in paise; undefined when it has none. */
export async function linesTotal(db: Db, quotationId: number): Promise<number | undefined> {
  const lines = await db.selectFrom('quotation_lines').select('total_paise').where('quotation_id', '=', quotationId).execute();
  return lines.length === 0 ? undefined : lines.reduce((total, line) => total + line.total_paise, 0);
}

function selectStoredLines(db: Db, quotationId: number) {
  return db
    .selectFrom('quotation_lines')
    .select(['product_id', 'name', 'description', 'image_hash', 'quantity', 'rate_paise', 'total_paise', 'gst_percent_hundredths'])
    .where('quotation_id', '=', quotationId)
    .orderBy('id');
}

/** The lines of a quotation as its order copies them. */
export async function listLinesToOrder(db: Db, quotationId: number): Promise<LineColumns[]> {
  return selectStoredLines(db, quotationId).execute();
}

/** The lines of a quotation as stored, with the MRP of then, for a change of it. */
export async function listStoredLines(db: Db, quotationId: number): Promise<QuotationLineColumns[]> {
  return selectStoredLines(db, quotationId).select('mrp_paise').execute();
}

/** Adds lines to a quotation. */
export async function insertLines(db: Db, quotationId: number, lines: readonly QuotationLineColumns[]): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insertInto('quotation_lines')
    .values(lines.map((line) => ({ quotation_id: quotationId, ...line })))
    .execute();
}

/** Adds one line and returns its id. An existing line of the same product at the same rate gets the new quantity instead. */
export async function saveLine(db: Db, quotationId: number, line: QuotationLineColumns): Promise<number> {
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

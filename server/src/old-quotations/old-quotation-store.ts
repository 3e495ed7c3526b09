/**
 * The old quotations' SQL. Reading: pageOfOldQuotations, findOldQuotation, findIdOfCode, listOldQuotationLines, oldQuotationLinesOf. For
 * imports: insertOldQuotations, takeBackOldQuotations, listKnownCodes.
 */
import { photoUrl } from '@vikray/contract/images/image.ts';
import type { OldQuotationLine } from '@vikray/contract/old-quotations/old-quotation-document.ts';
import type { OldQuotation } from '@vikray/contract/old-quotations/old-quotation.ts';
import { sql } from 'kysely';
import { insertInChunks, type RowOrigin } from '../platform/database/insert-many.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type ListedTable, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import type { Db } from '../platform/database/tables.ts';
import { asOldQuotation, columnsOf } from './old-quotation-columns.ts';
import type { OldQuotationLineColumns } from './old-quotations-tables.ts';

/** The old quotations of all years, or of one such as `2020-2021`, described for the platform's paging. */
export function listedOldQuotations(db: Db, financialYear?: string): ListedTable<OldQuotation> {
  return {
    table: 'old_quotations',
    filters: financialYear === undefined ? [] : [sql`old_quotations.financial_year = ${financialYear}`],
    sortColumns: { date: 'quoted_on', totalAmount: 'total_paise', companyName: 'customer_name_key' },
    isNewestFirst: true,
    rowsOf: (ids) => oldQuotationsOf(db, ids),
    idOf: (quotation) => quotation.oldQuotationId,
  };
}

/** One window of the old quotations. */
export async function pageOfOldQuotations(db: Db, financialYear: string | undefined, window: Window): Promise<RowsAndTotal<OldQuotation>> {
  return readPage(db, listedOldQuotations(db, financialYear), window);
}

async function oldQuotationsOf(db: Db, ids: readonly number[]): Promise<OldQuotation[]> {
  const rows = await db
    .selectFrom('old_quotations')
    .selectAll()
    .where(isAmong(db, 'id', ids))
    .execute();
  return rows.map(asOldQuotation);
}

/** An old quotation; nothing when it does not exist. */
export async function findOldQuotation(db: Db, oldQuotationId: number): Promise<OldQuotation | undefined> {
  const [quotation] = await oldQuotationsOf(db, [oldQuotationId]);
  return quotation;
}

/** The id of the old quotation with this code of the former system; nothing for an unknown code. */
export async function findIdOfCode(db: Db, code: string): Promise<number | undefined> {
  return (await db.selectFrom('old_quotations').select('id').where('code', '=', code).executeTakeFirst())?.id;
}

/** The lines of an old quotation in their order. */
export async function listOldQuotationLines(db: Db, oldQuotationId: number): Promise<OldQuotationLine[]> {
  return (await oldQuotationLinesOf(db, [oldQuotationId])).get(oldQuotationId) ?? [];
}

/** The lines of the given old quotations in their order, by the id of the quotation. Quotations without lines are left out. */
export async function oldQuotationLinesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, OldQuotationLine[]>> {
  const rows = await db
    .selectFrom('old_quotation_lines')
    .selectAll()
    .where(isAmong(db, 'old_quotation_id', ids))
    .orderBy('id')
    .execute();
  const linesById = new Map<number, OldQuotationLine[]>();
  for (const row of rows) {
    const lines = linesById.get(row.old_quotation_id) ?? [];
    linesById.set(row.old_quotation_id, lines);
    lines.push({
      photo: photoUrl(row.image_hash),
      name: row.name,
      description: row.description,
      quantity: row.quantity_hundredths,
      rate: row.rate_paise,
      total: row.total_paise,
    });
  }
  return linesById;
}

/** An old quotation as an import adds it. The pictures of its lines are already stored. */
export interface OldQuotationRecord extends Omit<OldQuotation, 'oldQuotationId'> {
  readonly lines: readonly OldQuotationLineColumns[];
}

/** Adds old quotations with their lines and returns how many are new. One whose code exists stays unchanged, with its lines. */
export async function insertOldQuotations(db: Db, quotations: readonly OldQuotationRecord[], arrival: RowOrigin): Promise<number> {
  const added = await insertInChunks(quotations, (chunk) =>
    db
      .insertInto('old_quotations')
      .values(chunk.map((quotation) => columnsOf(quotation, arrival)))
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning(['id', 'code'])
      .execute(),
  );
  const ids = new Map(added.map(({ id, code }) => [code, id]));
  const lines = quotations.flatMap((quotation) => {
    const id = ids.get(quotation.code);
    // When two in the same import share a code, the first one is added.
    ids.delete(quotation.code);
    return id === undefined ? [] : quotation.lines.map((line) => ({ old_quotation_id: id, ...line }));
  });
  await insertInChunks(lines, (chunk) =>
    db
      .insertInto('old_quotation_lines')
      .values([...chunk])
      .execute(),
  );
  return added.length;
}

/** The given codes that an old quotation already has. */
export async function listKnownCodes(db: Db, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('old_quotations').select('code').where('code', 'in', codes).execute();
  return new Set(rows.map((row) => row.code));
}

/** Removes imported old quotations with their lines. */
export async function takeBackOldQuotations(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('old_quotation_lines').where('old_quotation_id', 'in', ids).execute();
  await db.deleteFrom('old_quotations').where('id', 'in', ids).execute();
}

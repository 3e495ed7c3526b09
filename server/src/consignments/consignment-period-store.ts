/** The SQL of the files for the accountant. Reading: sumsOfConsignments, consignmentChunks, findContradiction, numbersOfPeriod. */
import './consignments-tables.ts';
import { bookStatuses, type BookStatus } from '@vikray/contract/consignments/book-status.ts';
import type { ConsignmentFilter } from '@vikray/contract/consignments/consignment-filters.ts';
import { sql } from 'kysely';
import { matches } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';
import { bookStatus, consignmentConditions, gstinIsMissing, stands, taxIsNotAllowed } from './consignment-conditions.ts';
import { consignmentDetails, type StoredConsignment } from './consignment-details-store.ts';

const allOf = (conditions: readonly ReturnType<typeof matches>[]) =>
  conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`;

/** An amount of the consignments that count: a void invoice is worth nothing. */
const sumOf = (column: string) => sql<number | string | null>`sum(case when ${stands} then ${sql.ref(column)} else 0 end)`;

const countOf = (status: BookStatus) => sql<number | string | null>`sum(case when ${bookStatus} = ${status} then 1 else 0 end)`.as(status);

/**
 * The sums of what the list shows with these filters and this search, in paise, without cancelled goods and void invoices, and what the
 * books leave out.
 */
export async function sumsOfConsignments(db: Db, filter: ConsignmentFilter, search: string) {
  const conditions = [...consignmentConditions(filter), ...(search === '' ? [] : [matches('consignments', search)])];
  const row = await db
    .selectFrom('consignments')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('count'),
      sumOf('taxable_paise').as('taxable'),
      sumOf('cgst_paise').as('cgst'),
      sumOf('sgst_paise').as('sgst'),
      sumOf('igst_paise').as('igst'),
      sumOf('round_off_paise').as('roundOff'),
      sumOf('total_paise').as('total'),
      ...bookStatuses.map(countOf),
      sql<number | string | null>`sum(case when ${gstinIsMissing} then 1 else 0 end)`.as('withoutGstin'),
    ])
    .where(allOf(conditions))
    .executeTakeFirstOrThrow();
  return {
    count: Number(row.count),
    taxable: Number(row.taxable ?? 0),
    cgst: Number(row.cgst ?? 0),
    sgst: Number(row.sgst ?? 0),
    igst: Number(row.igst ?? 0),
    roundOff: Number(row.roundOff ?? 0),
    total: Number(row.total ?? 0),
    cancelled: Number(row.cancelled ?? 0),
    voidInvoices: Number(row.void ?? 0),
    replacement: Number(row.replacement ?? 0),
    withoutInvoice: Number(row.withoutInvoice ?? 0),
    undecided: Number(row.undecided ?? 0),
    taxNotAllowed: Number(row.taxNotAllowed ?? 0),
    inBooks: Number(row.inBooks ?? 0),
    withoutGstin: Number(row.withoutGstin ?? 0),
  };
}

/** The invoices of a company from the first to the last day of a file. */
export interface InvoicePeriod {
  readonly companyId: number;
  readonly from: string;
  readonly to: string;
}

const chunkSize = 250;

/** The consignments of a period by date and age, in chunks, so that only one chunk is in memory at a time. */
export async function* consignmentChunks(db: Db, { companyId, from, to }: InvoicePeriod): AsyncGenerator<StoredConsignment[]> {
  let last = { invoiced_on: from, id: 0 };
  for (;;) {
    const rows = await db
      .selectFrom('consignments')
      .select(['id', 'invoiced_on'])
      .where('company_id', '=', companyId)
      .where(sql<boolean>`(invoiced_on, id) > (${last.invoiced_on}, ${last.id})`)
      .where('invoiced_on', '<=', to)
      .orderBy('invoiced_on')
      .orderBy('id')
      .limit(chunkSize)
      .execute();
    const found = await consignmentDetails(db, { ids: rows.map(({ id }) => id) });
    const byId = new Map(found.map((each) => [each.consignmentId, each]));
    if (rows.length > 0) yield rows.flatMap(({ id }) => byId.get(id) ?? []);
    const end = rows.at(-1);
    if (!end || rows.length < chunkSize) return;
    last = end;
  }
}

/**
 * A consignment of the period whose heads or sums contradict each other, or whose number is too long. Sums matter only in the tables and
 * the books, which leave out void invoices and those that charge tax although none is due.
 */
export async function findContradiction(
  db: Db,
  { companyId, from, to }: InvoicePeriod,
  longestNumber: number,
): Promise<number | undefined> {
  const isInTables = sql`tax_heads not in ('', 'undecided') and invoice_number <> '' and ${stands}`;
  const addsUp = sql`taxable_paise + cgst_paise + sgst_paise + igst_paise + round_off_paise = total_paise and cgst_paise = sgst_paise`;
  const found = await db
    .selectFrom('consignments')
    .select('id')
    .where('company_id', '=', companyId)
    .where('invoiced_on', '>=', from)
    .where('invoiced_on', '<=', to)
    .where(
      sql<boolean>`(length(invoice_number) > ${longestNumber} or (igst_paise <> 0 and cgst_paise <> 0) or (${isInTables} and not ${taxIsNotAllowed} and not (${addsUp})))`,
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/** The numbers used in a period: issued invoices and challans, and the typed numbers of invoices from elsewhere. */
export async function numbersOfPeriod(db: Db, { companyId, from, to }: InvoicePeriod) {
  const issued = await db
    .selectFrom('papers')
    .select(['kind', 'number', 'state'])
    .where('company_id', '=', companyId)
    .where('issued_on', '>=', from)
    .where('issued_on', '<=', to)
    .orderBy('id')
    .execute();
  const typed = await db
    .selectFrom('consignments')
    .select('invoice_number')
    .distinct()
    .where('company_id', '=', companyId)
    .where('invoiced_on', '>=', from)
    .where('invoiced_on', '<=', to)
    .where('invoice_number', '<>', '')
    .where('paper_state', '=', '')
    .orderBy('invoice_number')
    .execute();
  return [
    ...typed.map((row) => ({ kind: 'invoice' as const, number: row.invoice_number, isCancelled: false })),
    ...issued.map(({ kind, number, state }) => ({ kind, number, isCancelled: state === 'Void' })),
  ];
}

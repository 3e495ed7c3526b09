/** The SQL that gives invoices and challans their numbers, without a gap in a series. Writing: takeNumber. */
import './consignments-tables.ts';
import { datesOfFinancialYear, financialYear } from '@vikray/contract/platform/dates.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** A series of a company. `date` says in which financial year a number counts. */
export interface Series {
  readonly companyId: number;
  readonly kind: 'invoice' | 'challan';
  readonly prefix: string;
  readonly date: string;
}

/**
 * The next number of a series, such as `INV/0001`. Take it inside the transaction that uses it: if that is rolled back, the number is free
 * again. Until the transaction ends, its row lock makes others wait for the series. When a company changes its prefix, the count
 * continues.
 */
export async function takeNumber(tx: Db, { companyId, kind, prefix, date }: Series): Promise<string> {
  const year = financialYear(date);
  for (;;) {
    const { last } = await tx
      .insertInto('document_series')
      .values({ company_id: companyId, kind, financial_year: year, last: 1 })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'kind', 'financial_year']).doUpdateSet({ last: sql`document_series.last + 1` }),
      )
      .returning('last')
      .executeTakeFirstOrThrow();
    const number = prefix + String(last).padStart(4, '0');
    const isUsed =
      (await isIssued(tx, { companyId, kind, year, number })) ||
      (kind === 'invoice' &&
        ((await isTyped(tx, { companyId, year, number }, '')) || (await isTyped(tx, { companyId, year, number }, 'Cancelled'))));
    if (!isUsed) return number;
  }
}

interface Candidate {
  readonly companyId: number;
  readonly year: string;
  readonly number: string;
}

/** Whether a paper already has this number, which an earlier prefix that ends in digits can have given. */
async function isIssued(tx: Db, { companyId, kind, year, number }: Candidate & Pick<Series, 'kind'>): Promise<boolean> {
  const known = await tx
    .selectFrom('papers')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('financial_year', '=', year)
    .where('number', '=', number)
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Whether a typed invoice, from before the company issued its own, has this number; also one whose goods did not leave. Typed numbers
 * consist of digits.
 */
async function isTyped(tx: Db, { companyId, year, number }: Candidate, state: '' | 'Cancelled'): Promise<boolean> {
  if (!/^\d+$/.test(number)) return false;
  const { earliest, latest } = datesOfFinancialYear(year);
  const known = await tx
    .selectFrom('consignments')
    .select('id')
    .where('company_id', '=', companyId)
    .where('invoice_number', '=', number)
    .where('paper_state', '=', sql.lit(state))
    .where('invoiced_on', '>=', earliest)
    .where('invoiced_on', '<=', latest)
    .executeTakeFirst();
  return known !== undefined;
}

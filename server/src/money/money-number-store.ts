/** The SQL of the numbers of receipts, refunds and credit notes: takeMoneyNumber. */
import './money-tables.ts';
import { financialYear } from '@vikray/contract/platform/dates.ts';
import { nextNumber } from '../platform/database/numbers-without-gap.ts';
import type { Db } from '../platform/database/tables.ts';

/** The next number of a series of receipts or refunds that none of the year has; an earlier prefix may have given it. */
export async function takeMoneyNumber(
  tx: Db,
  table: 'receipts' | 'refunds' | 'credit_notes',
  { companyId, prefix, date }: { readonly companyId: number; readonly prefix: string; readonly date: string },
): Promise<{ number: string; year: string }> {
  const year = financialYear(date);
  for (;;) {
    const number = prefix + String(await nextNumber(tx, `${table} ${companyId} ${year}`)).padStart(4, '0');
    const used = await tx
      .selectFrom(table)
      .select('id')
      .where('company_id', '=', companyId)
      .where('financial_year', '=', year)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!used) return { number, year };
  }
}

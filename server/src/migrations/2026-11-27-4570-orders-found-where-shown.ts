import { dashedDate, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { sql, type Kysely } from 'kysely';
import { rewriteSearchTexts, writeSearchTexts } from '../platform/database/for-migrations/write-search-texts.ts';
import { searchTextOfSections } from '../platform/database/search/search.ts';

interface ListedRow {
  readonly id: number;
  readonly number: string;
  readonly ordered_on: string;
  readonly total_paise: number;
  readonly customer_name: string;
  readonly printed: string;
  readonly status: string;
}

/** Each list of orders finds them only by the date as it shows it. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await rewriteSearchTexts(db, 'orders', () =>
    writeSearchTexts(db, 'orders', async (after, limit) => {
      const { rows } = await sql<ListedRow>`
        select id, number, ordered_on, total_paise, customer_name, printed, status
        from orders where id > ${after} order by id limit ${limit}`.execute(db);
      return rows.map((row) => ({ id: row.id, text: textOf(row) }));
    }),
  );
}

function textOf(row: ListedRow): string {
  const { preparedBy }: { readonly preparedBy: string } = JSON.parse(row.printed);
  const total = Number(row.total_paise);
  return searchTextOfSections([
    [slashedDate(row.ordered_on)],
    [row.number, formatRupees(total), formatDecimal(total), row.customer_name, preparedBy, row.status],
    [dashedDate(row.ordered_on)],
  ]);
}

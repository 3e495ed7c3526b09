import { dateAt, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal, formatRupees } from '@vikray/contract/platform/decimal.ts';
import { sql, type Kysely } from 'kysely';
import { rewriteSearchTexts, writeSearchTexts } from '../platform/database/for-migrations/write-search-texts.ts';
import { searchTextOfSections } from '../platform/database/search/search.ts';

interface ListedRow {
  readonly id: number;
  readonly number: string;
  readonly quoted_on: string;
  readonly total_paise: number;
  readonly customer_name: string;
  readonly printed: string;
  readonly status: 'Open' | 'Approved' | 'Void';
  readonly lost_on: string;
  readonly approved_on: string;
  readonly discount_percent_hundredths: number;
  readonly waiting_since: string;
  readonly search_text: string;
}

/** Each list of quotations finds them only by what it shows. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await rewriteSearchTexts(db, 'quotations', () =>
    writeSearchTexts(db, 'quotations', async (after, limit) => {
      const { rows } = await sql<ListedRow>`
        select id, number, quoted_on, total_paise, customer_name, printed, status, lost_on, approved_on, discount_percent_hundredths,
          waiting_since, search_text
        from quotations where id > ${after} and superseded_by_id is null order by id limit ${limit}`.execute(db);
      return rows.map((row) => ({ id: row.id, text: textOf(row) }));
    }),
  );
}

function textOf(row: ListedRow): string {
  const { preparedBy }: { readonly preparedBy: string } = JSON.parse(row.printed);
  const total = Number(row.total_paise);
  const shownStatus = statusOf(row);
  return searchTextOfSections([
    [slashedDate(row.quoted_on), shownStatus],
    [row.number, formatRupees(total), formatDecimal(total), row.customer_name, preparedBy],
    [slashedDate(row.approved_on), ...(shownStatus === 'Pending' ? waiting(row) : [])],
  ]);
}

function waiting({ discount_percent_hundredths: discount, waiting_since: since }: ListedRow): string[] {
  return [`${formatDecimal(discount)} %`, slashedDate(dateAt(since))];
}

/** A duty keeps the word Expired in the text. */
function statusOf({ status, lost_on, search_text }: ListedRow): string {
  if (status === 'Void') return 'Void';
  if (lost_on !== '') return 'Lost';
  if (search_text.split('\n').includes('expired')) return 'Expired';
  return status === 'Open' ? 'Pending' : 'Approved';
}

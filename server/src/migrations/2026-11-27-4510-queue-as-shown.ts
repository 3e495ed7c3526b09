import { dateAt, slashedDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { sql, type Kysely } from 'kysely';
import { writeSearchTexts } from '../platform/database/for-migrations/write-search-texts.ts';
import { searchTextOf } from '../platform/database/search/search.ts';

interface WaitingRow {
  readonly id: number;
  readonly search_text: string;
  readonly quoted_on: string;
  readonly waiting_since: string;
  readonly discount_percent_hundredths: number;
}

/** The search finds a quotation that waits for approval by its discount and the day since which it waits, too. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await writeSearchTexts(db, 'quotations', async (after, limit) => {
    const { rows } = await sql<WaitingRow>`
      select id, search_text, quoted_on, waiting_since, discount_percent_hundredths from quotations
      where id > ${after} and status = 'Open' and superseded_by_id is null and search_text like ${'%\npending'} order by id limit ${limit}`.execute(
      db,
    );
    return rows.map((row) => {
      const waitingOn = dateAt(row.waiting_since);
      const discount = `${formatDecimal(row.discount_percent_hundredths)} %`;
      return {
        id: row.id,
        text: `${row.search_text}\n${searchTextOf([discount, waitingOn === row.quoted_on ? '' : slashedDate(waitingOn)])}`,
      };
    });
  });
}

/** The taxes' SQL. Reading: pageOfTaxes, listPercents. Writing: insertTax. */
import './taxes-tables.ts';
import { longDate } from '@vikray/contract/platform/dates.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import type { Tax } from '@vikray/contract/taxes/taxes-operations.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { readPage, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';

/** One window of the tax percentages, oldest first. */
export async function pageOfTaxes(db: Db, window: Window): Promise<RowsAndTotal<Tax>> {
  return readPage(
    db,
    {
      table: 'taxes',
      filters: [],
      sortColumns: { added: 'id', gst: 'percent_hundredths' },
      rowsOf: (ids) =>
        db
          .selectFrom('taxes')
          .select(['id', 'percent_hundredths as gst', 'updated_at as updatedOn'])
          .where(isAmong(db, 'id', ids))
          .execute(),
      idOf: (tax) => tax.id,
    },
    window,
  );
}

/** All percentages in hundredths of a percent, oldest first. */
export async function listPercents(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('taxes').select('percent_hundredths').orderBy('id').execute();
  return rows.map((row) => row.percent_hundredths);
}

/** Adds a percentage and returns its number. Violates taxes_percent when it already exists. */
export async function insertTax(db: Db, percentHundredths: number, now: string): Promise<number> {
  const { id } = await db
    .insertInto('taxes')
    .values({
      percent_hundredths: percentHundredths,
      search_text: searchTextOf([formatDecimal(percentHundredths), longDate(now)]),
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

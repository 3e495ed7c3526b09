import { sql, type Kysely } from 'kysely';
import { writeSearchTexts } from '../platform/database/for-migrations/write-search-texts.ts';
import { groupedQuantities, leastGrouped } from '../platform/database/search/grouped-quantities.ts';

interface ListedRow {
  readonly id: number;
  readonly search_text: string;
}

type PurchaseRow = ListedRow & Record<'stock_before_hundredths' | 'quantity_hundredths' | 'stock_after_hundredths', number>;

/** The search finds products and purchases by quantities in Indian grouping, as their lists show them. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await writeSearchTexts(db, 'products', async (after, limit) => {
    const { rows } = await sql<ListedRow & { stock_hundredths: number }>`
      select id, search_text, stock_hundredths from products
      where id > ${after} and stock_hundredths >= ${leastGrouped} and search_text <> '' order by id limit ${limit}`.execute(db);
    return rows.map((row) => withQuantities(row, [Number(row.stock_hundredths)]));
  });
  await writeSearchTexts(db, 'purchases', async (after, limit) => {
    const { rows } = await sql<PurchaseRow>`
      select id, search_text, stock_before_hundredths, quantity_hundredths, stock_after_hundredths from purchases
      where id > ${after} and stock_after_hundredths >= ${leastGrouped} and search_text <> '' order by id limit ${limit}`.execute(db);
    return rows.map((row) => {
      const shown = [row.stock_before_hundredths, row.quantity_hundredths, row.stock_after_hundredths];
      return withQuantities(row, shown.map(Number));
    });
  });
}

function withQuantities({ id, search_text }: ListedRow, hundredths: readonly number[]) {
  return { id, text: [search_text, ...groupedQuantities(hundredths)].join('\n') };
}

/** The SQL of stock counts. Writing: insertStockCount. */
import './stock-tables.ts';
import type { InputOf } from '@vikray/contract/operations.ts';
import { insertInChunks } from '../platform/database/insert-many.ts';
import type { Db } from '../platform/database/tables.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';

/** Stores a count with its lines and returns its number. The stock does not move. */
export async function insertStockCount(
  db: Db,
  { countedOn, kind, remark = '', lines }: InputOf<'AddStockCount'>,
  { userId, now }: WriteStamp,
): Promise<number> {
  const { id } = await db
    .insertInto('stock_counts')
    .values({ counted_on: countedOn, kind, remark, counted_by_id: userId, counted_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = lines.map(({ productId, counted, stockWhenCounted }) => ({
    stock_count_id: id,
    product_id: productId,
    counted_hundredths: counted,
    stock_when_counted_hundredths: stockWhenCounted,
  }));
  await insertInChunks(rows, async (chunk) =>
    db
      .insertInto('stock_count_lines')
      .values([...chunk])
      .execute(),
  );
  return id;
}

import { sql, type Kysely } from 'kysely';
import { addMenu, addRights } from './parts/add-rights.ts';
import { columnKinds } from './parts/column-kinds.ts';

/** Reorder levels and stock counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  // Null for none.
  await sql`alter table products add column reorder_level_hundredths bigint`.execute(db);
  await sql`alter table products add column reorder_quantity_hundredths bigint`.execute(db);
  await sql`
    create index products_with_level on products (reorder_level_hundredths, id)
    where reorder_level_hundredths is not null and status <> 'Deleted'`.execute(db);

  await sql`
    create table stock_counts (
      id ${kind.id},
      counted_on text not null,
      kind text not null,
      remark text not null,
      counted_by_id bigint not null,
      counted_at ${kind.instant} not null,
      constraint stock_counts_counted_by foreign key (counted_by_id) references users (id),
      constraint stock_counts_kind_known check (kind in ('Count', 'Damage', 'Loss', 'Found', 'Sample'))
    )`.execute(db);
  await sql`
    create table stock_count_lines (
      id ${kind.id},
      stock_count_id bigint not null,
      product_id bigint not null,
      counted_hundredths bigint not null,
      stock_when_counted_hundredths bigint not null,
      constraint stock_count_lines_count foreign key (stock_count_id) references stock_counts (id),
      constraint stock_count_lines_product foreign key (product_id) references products (id)
    )`.execute(db);
  await sql`create index stock_count_lines_count on stock_count_lines (stock_count_id)`.execute(db);

  await addMenu(db, { name: 'Stock', icon: 18 });
  await addRights(db, [
    { menu: 'Stock', position: 1, name: 'Stock List', page: 'stocklist' },
    { menu: 'Stock', position: 2, name: 'Add Stock Count' },
    { menu: 'Purchase', position: 7, name: 'Shortages', page: 'shortages' },
  ]);
}

import { sql, type Kysely } from 'kysely';
import { createSearchIndex } from '../platform/database/search/search-indexes.ts';
import { addMenu, addRights } from './parts/add-rights.ts';
import { columnKinds } from './parts/column-kinds.ts';

/** Goods come back, dispatches are cancelled, and order lines are closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table returns (
      id ${kind.id},
      number text not null,
      order_id bigint not null references orders (id),
      returned_on text not null,
      reason text not null,
      remark text not null,
      added_by_id bigint not null references users (id),
      added_at ${kind.instant} not null,
      constraint returns_number unique (number)
    )`.execute(db);
  await sql`
    create table return_lines (
      id ${kind.id},
      return_id bigint not null references returns (id),
      order_id bigint not null references orders (id),
      dispatch_id bigint not null references dispatches (id),
      product_name text not null,
      quantity integer not null,
      condition text not null,
      replace text not null,
      search_text text not null,
      constraint return_lines_quantity_positive check (quantity > 0),
      constraint return_lines_condition_known check (condition in ('Good', 'Damaged')),
      constraint return_lines_replace_known check (replace in ('Yes', 'No'))
    )`.execute(db);
  await sql`create index return_lines_order on return_lines (order_id, id)`.execute(db);
  await createSearchIndex(db, 'return_lines');
  // What has come back of them.
  await sql`alter table dispatches add column returned_quantity integer not null default 0`.execute(db);
  await sql`alter table order_lines add column returned_quantity integer not null default 0`.execute(db);
  // The list of what stands.
  await sql`create index dispatches_standing on dispatches (id) where cancelled_at is null`.execute(db);

  await addMenu(db, { name: 'Return', icon: 19 });
  await addRights(db, [
    { menu: 'Return', position: 1, name: 'Return List', page: 'returnlist' },
    { menu: 'Return', position: 2, name: 'Add Return' },
    { menu: 'Dispatch', position: 6, name: 'Void Dispatch' },
    { menu: 'Order', position: 6, name: 'Void Order' },
  ]);
}

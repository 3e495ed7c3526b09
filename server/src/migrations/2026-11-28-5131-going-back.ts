import { sql, type Kysely } from 'kysely';
import { columnKinds } from './parts/column-kinds.ts';

/** Dispatches can be cancelled, and what remains of order lines can be closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`alter table order_lines add column closed_quantity integer not null default 0`.execute(db);
  await sql`drop index order_lines_open`.execute(db);
  await sql`create index order_lines_open on order_lines (product_id) where quantity - dispatched_quantity - closed_quantity > 0`.execute(
    db,
  );

  // 1 while nothing is pending and something is closed.
  await sql`alter table orders add column is_closed integer not null default 0`.execute(db);
  await sql`drop index orders_to_dispatch`.execute(db);
  await sql`create index orders_to_dispatch on orders (is_closed, id) where status <> 'Dispatched'`.execute(db);

  // Null while a dispatch stands.
  await sql`alter table dispatches add column cancelled_at ${kind.instant}`.execute(db);
  await sql`alter table dispatches add column cancelled_by_id bigint`.execute(db);
  await sql`alter table dispatches add column cancel_reason text not null default ''`.execute(db);
}

import { sql, type Kysely } from 'kysely';
import { engineOf } from '../platform/database/engine.ts';
import { makeAppendOnly } from '../platform/database/ledgers/append-only.ts';
import { columnKinds } from './parts/column-kinds.ts';

const isKnownReason = sql.raw(
  `check (reason in ('Opening', 'Correction', 'Purchase', 'Dispatch', 'Import',
    'Dispatch cancelled', 'Return', 'Count', 'Damage', 'Loss', 'Found', 'Sample'))`,
);

/** Stock also moves because a dispatch is cancelled, goods come back, or the stock is counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === 'sqlite') await rebuild(db);
  else {
    await sql`alter table stock_movements drop constraint stock_movements_reason_known`.execute(db);
    await sql`alter table stock_movements add constraint stock_movements_reason_known ${isKnownReason}`.execute(db);
  }
}

/** SQLite cannot change a constraint. */
async function rebuild(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await sql`
    create table new_stock_movements (
      id ${kind.id},
      product_id bigint not null,
      quantity_hundredths bigint not null,
      reason text not null,
      document_id bigint,
      user_id bigint not null,
      happened_at ${kind.instant} not null,
      constraint stock_movements_product foreign key (product_id) references products (id),
      constraint stock_movements_user foreign key (user_id) references users (id),
      constraint stock_movements_reason_known ${isKnownReason},
      constraint stock_movements_not_zero check (quantity_hundredths <> 0)
    )`.execute(db);
  await sql`
    insert into new_stock_movements (id, product_id, quantity_hundredths, reason, document_id, user_id, happened_at)
    select id, product_id, quantity_hundredths, reason, document_id, user_id, happened_at from stock_movements`.execute(db);
  await sql`drop table stock_movements`.execute(db);
  await sql`alter table new_stock_movements rename to stock_movements`.execute(db);
  await sql`create index stock_movements_by_instant on stock_movements (product_id, happened_at, id, quantity_hundredths)`.execute(db);
  await makeAppendOnly(db, 'stock_movements');
}

import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

/**
 * The limits of approvers, the floor price of a product, and who last changed the contents of a quotation, who returned it and since when
 * it waits for approval.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  const flag = ['may_approve_below_floor', 'may_approve_pending', 'may_approve_own'] as const;
  let limits = db.schema
    .createTable('approval_limits')
    .addColumn('id', kind.id, kind.primaryKey)
    // 0 stands for everybody without a row of their own, so that the unique constraint holds for it on both engines.
    .addColumn('user_id', kind.reference, (column) => column.notNull())
    .addColumn('most_total_paise', kind.hundredths)
    .addColumn('most_discount_hundredths', kind.hundredths)
    .addColumn('most_below_mrp_hundredths', kind.hundredths);
  for (const name of flag) limits = limits.addColumn(name, kind.flag, (column) => column.notNull());
  await limits
    .addColumn('version', kind.integer, (column) => column.notNull())
    .addColumn('updated_by_id', kind.reference, (column) => column.notNull())
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addUniqueConstraint('approval_limits_user_id', ['user_id'])
    .addForeignKeyConstraint('approval_limits_updated_by', ['updated_by_id'], 'users', ['id'])
    .execute();

  await db.schema.alterTable('products').addColumn('floor_price_paise', kind.hundredths).execute();

  for (const name of ['content_changed_by_id', 'returned_by_id'])
    await db.schema
      .alterTable('quotations')
      .addColumn(name, kind.reference, (column) => column.references('users.id'))
      .execute();
  await db.schema
    .alterTable('quotations')
    .addColumn('returned_note', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('quotations')
    .addColumn('waiting_since', kind.instant, (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update quotations set waiting_since = created_at, content_changed_by_id = updated_by_id where status = 'Open'`.execute(db);
  await sql`
    create index quotations_waiting on quotations (waiting_since, id)
    where status = 'Open' and superseded_by_id is null and lost_on = '' and returned_note = ''`.execute(db);
}

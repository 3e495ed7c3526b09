import { sql, type Kysely } from 'kysely';
import { addMenu, addRights } from '../platform/database/for-migrations/add-rights.ts';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

const undated = '9999-12-31';

/**
 * Deals are followed up by a cadence. `due_on`, the amount and the validity serve the list: they are those of a deal that is followed up,
 * and `due_on` is blank for all others. A sales call may belong to a deal, and a user may enter it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  await db.schema
    .alterTable('deals')
    .addColumn('cadence', 'text', (column) => column.notNull().defaultTo('Standard'))
    .execute();
  await db.schema
    .alterTable('deals')
    .addColumn('stage', kind.integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('deals')
    .addColumn('amount_paise', kind.hundredths, (column) => column.notNull().defaultTo(0))
    .execute();
  for (const name of ['expected_month', 'due_on', 'valid_until'])
    await db.schema
      .alterTable('deals')
      .addColumn(name, kind.key, (column) => column.notNull().defaultTo(''))
      .execute();
  await markFollowed(db);
  for (const [name, columns] of [
    ['deals_due', 'due_on, id, owner_id, valid_until'],
    ['deals_due_by_owner', 'owner_id, due_on, id, valid_until'],
    ['deals_due_by_amount', 'amount_paise, id, owner_id, due_on, valid_until'],
    ['deals_due_by_company', 'company_name_key, id, owner_id, due_on, valid_until'],
  ] as const)
    await sql`create index ${sql.ref(name)} on deals (${sql.raw(columns)}) where due_on > ''`.execute(db);

  for (const name of ['quotation_id', 'entered_by_id', 'mail_id'])
    await db.schema.alterTable('sales_calls').addColumn(name, kind.reference).execute();
  await db.schema
    .alterTable('sales_calls')
    .addColumn('next_on', 'text', (column) => column.notNull().defaultTo(''))
    .execute();

  await addMenu(db, { name: 'Follow Ups', icon: 15 });
  await addRights(db, [
    { menu: 'Follow Ups', position: 1, name: 'Follow Up List', page: 'followups' },
    { menu: 'Follow Ups', position: 2, name: 'Add Follow Up' },
  ]);
}

/** A deal is followed up while its customer may still order, and an enquiry until it is closed. */
async function markFollowed(db: Kysely<unknown>): Promise<void> {
  const current = sql`quotations.deal_id = deals.id and quotations.superseded_by_id is null`;
  const mayBeOrdered = sql`${current} and quotations.status <> 'Void' and quotations.lost_on = ''`;
  await sql`
    update deals set
      due_on = case when next_on = '' then ${undated} else next_on end,
      amount_paise = coalesce((select sum(total_paise) from quotations where ${mayBeOrdered}), 0),
      valid_until = coalesce((select valid_until from quotations where ${mayBeOrdered} order by id desc limit 1), '')
    where (number = enquiry_number and closed_on = '')
      or (exists (select 1 from quotations where ${mayBeOrdered})
        and not exists (select 1 from quotations where ${current} and quotations.order_status <> ''))`.execute(db);
}

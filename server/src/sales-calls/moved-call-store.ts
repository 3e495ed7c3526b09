/** How the sales calls of a customer move when it is merged: callsOfCustomer. */
import './sales-calls-tables.ts';
import { sql } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import { countOfCustomer, giveToCustomer, type RowsOfCustomer } from '../platform/database/rows-of-customer.ts';
import type { Db } from '../platform/database/tables.ts';

interface MovedCalls {
  readonly linked: readonly number[];
  /** Calls of the company's name without a link, which the list leads to the customer of that name. They get a link. */
  readonly named: readonly number[];
}

const ofNameOf = (customerId: number) =>
  sql<boolean>`customer_id is null and company_name_key = (select name_key from customers where customers.id = ${customerId})`;

/** The calls. Those of a deal follow it back. What a call says of the company stays. */
export const callsOfCustomer: RowsOfCustomer<MovedCalls> = {
  async count(db, customerId) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from sales_calls where ${ofNameOf(customerId)}`.execute(db);
    return (await countOfCustomer(db, 'sales_calls', customerId)) + Number(rows[0]?.count ?? 0);
  },
  async move(db, { mergedId, keptId }) {
    const named = await db.updateTable('sales_calls').set({ customer_id: keptId }).where(ofNameOf(mergedId)).returning('id').execute();
    return { linked: await giveToCustomer(db, 'sales_calls', mergedId, keptId), named: named.map(({ id }) => id) };
  },
  async moveBack(db, { linked, named }, { mergedId, keptId }) {
    const ofDeals = sql<boolean>`deal_id in (select deals.id from deals where deals.customer_id = ${mergedId})`;
    await giveToCustomer(db, 'sales_calls', keptId, mergedId, ofDeals);
    if (linked.length > 0) await giveToCustomer(db, 'sales_calls', keptId, mergedId, isAmong(db, 'id', linked));
    if (named.length > 0) await unlink(db, named);
  },
};

async function unlink(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('sales_calls')
    .set({ customer_id: null })
    .where(isAmong(db, 'id', ids))
    .execute();
}

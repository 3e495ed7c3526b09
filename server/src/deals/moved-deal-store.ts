/** How the deals of a customer move when it is merged: dealsOfCustomer. */
import './deals-tables.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { nameKey } from '../platform/database/name-key.ts';
import { countOfCustomer, type RowsOfCustomer } from '../platform/database/rows-of-customer.ts';
import type { Db } from '../platform/database/tables.ts';
import { isThere } from './deal-store.ts';

/** The deals, each with the company name that it had. They get the name of the customer that stays. */
export const dealsOfCustomer: RowsOfCustomer<readonly (readonly [id: number, companyName: string])[]> = {
  count: (db, customerId) => countOfCustomer(db, 'deals', customerId, isThere),
  async move(db, { mergedId, keptId }) {
    const deals = await db.selectFrom('deals').select(['id', 'company_name']).where('customer_id', '=', mergedId).orderBy('id').execute();
    await give(
      db,
      { from: mergedId, to: keptId },
      deals.map(({ id }) => id),
      await nameOf(db, keptId),
    );
    return deals.map((deal) => [deal.id, deal.company_name] as const);
  },
  async moveBack(db, deals, { mergedId, keptId }) {
    const byName = Map.groupBy(deals, ([, name]) => name);
    for (const [name, own] of byName)
      await give(
        db,
        { from: keptId, to: mergedId },
        own.map(([id]) => id),
        name,
      );
  },
};

async function give(
  db: Db,
  { from, to }: { readonly from: number; readonly to: number },
  ids: readonly number[],
  companyName: string,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('deals')
    .set({ customer_id: to, company_name: companyName, company_name_key: nameKey(companyName) })
    .where('customer_id', '=', from)
    .where(isAmong(db, 'id', ids))
    .execute();
}

async function nameOf(db: Db, customerId: number): Promise<string> {
  const { company_name: name } = await db
    .selectFrom('customers')
    .select('company_name')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return name;
}

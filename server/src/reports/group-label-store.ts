/** The SQL of the names of groups: labelsOf. */
import type { SalesBy } from '@vikray/contract/reports/sales-report.ts';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';

interface NamedGroup {
  readonly key: string;
  /** Its newest order or quotation. */
  readonly newest: number;
}

/** The names of the groups, as their newest orders or quotations print them. Groups that are names themselves have none. */
export async function labelsOf(
  db: Db,
  by: SalesBy,
  groups: readonly NamedGroup[],
  table: 'orders' | 'quotations' = 'orders',
): Promise<ReadonlyMap<string, string>> {
  if (groups.length === 0 || !['person', 'customer', 'company', 'product'].includes(by)) return new Map();
  if (by === 'product') return productNames(db, groups);
  const orders = await db
    .selectFrom(table)
    .select(['id', 'customer_name', 'company_name', 'printed'])
    .where(
      isAmong(
        db,
        'id',
        groups.map(({ newest }) => newest),
      ),
    )
    .execute();
  const names = new Map(
    orders.map((order) => {
      if (by === 'customer') return [order.id, order.customer_name];
      return [order.id, by === 'company' ? order.company_name : preparerIn(order.printed)];
    }),
  );
  return new Map(groups.map(({ key, newest }) => [key, names.get(newest) ?? key]));
}

function preparerIn(printed: string): string {
  // Every order prints its preparer: printed-columns.ts of the quotations.
  return (JSON.parse(printed) as { readonly preparedBy: string }).preparedBy;
}

async function productNames(db: Db, groups: readonly NamedGroup[]): Promise<ReadonlyMap<string, string>> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where(
      isAmong(
        db,
        'id',
        groups.map(({ key }) => Number(key)),
      ),
    )
    .execute();
  return new Map(products.map(({ id, name }) => [String(id), name]));
}

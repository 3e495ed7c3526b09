/** The SQL of typed invoices for the goods of several orders: otherOrders. */
import './consignments-tables.ts';
import type { Consignment, OtherOrder } from '@vikray/contract/consignments/consignment.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** The other orders on the typed invoices of these consignments, by the id of the consignment. */
export async function otherOrders(
  db: Db,
  consignments: readonly Pick<Consignment, 'consignmentId' | 'invoiceNumber' | 'paperState'>[],
): Promise<ReadonlyMap<number, OtherOrder[]>> {
  const typed = consignments.filter(({ invoiceNumber, paperState }) => invoiceNumber !== '' && paperState === '');
  if (typed.length === 0) return new Map();
  const rows = await db
    .selectFrom('consignments as own')
    .innerJoin('consignments as other', (join) =>
      join
        .onRef('other.customer_id', '=', 'own.customer_id')
        .onRef('other.company_id', '=', 'own.company_id')
        .onRef('other.invoice_number', '=', 'own.invoice_number')
        .onRef('other.invoiced_on', '=', 'own.invoiced_on')
        .onRef('other.order_id', '<>', 'own.order_id')
        .on('other.paper_state', '=', sql.lit('')),
    )
    .innerJoin('orders', 'orders.id', 'other.order_id')
    .select(['own.id', 'other.order_id', 'orders.number', sql<number>`case when ${isAlike} then 1 else 0 end`.as('is_alike')])
    .where(
      'own.id',
      'in',
      typed.map(({ consignmentId }) => consignmentId),
    )
    .orderBy('other.id')
    .execute();
  const others = rows.map((row) => ({
    id: row.id,
    order: { orderId: row.order_id, number: row.number, taxedAlike: row.is_alike === 1 ? ('Yes' as const) : ('No' as const) },
  }));
  return new Map([...Map.groupBy(others, ({ id }) => id)].map(([id, of]) => [id, of.map(({ order }) => order)]));
}

/** The same as `invoiceKey`: such goods are one invoice in the files. */
const isAlike = sql`own.gstin = other.gstin and own.gst_category = other.gst_category
  and own.place_of_supply = other.place_of_supply and own.tax_heads = other.tax_heads`;

/** The SQL of the lines of orders. Reading: listLines. Writing: insertLines, dispatchFromLines, promiseLine, changeLines, changeQuantities. */
import './orders-tables.ts';
import { photoUrl } from '@vikray/contract/images/image.ts';
import { goodsValues } from '@vikray/contract/orders/goods-value.ts';
import { severalSolutions, type LineSolution } from '@vikray/contract/orders/line-solution.ts';
import { dispatchStatus } from '@vikray/contract/orders/order-status.ts';
import type { OrderProduct } from '@vikray/contract/orders/order.ts';
import type { lineShare } from '@vikray/contract/orders/promised-stock.ts';
import type { Product } from '@vikray/contract/products/product.ts';
import type { LineColumns } from '../quotations/public.ts';
import { sql, type RawBuilder } from 'kysely';
import { mustChange, updatesOne } from '../platform/database/conditional-updates.ts';
import { isAmong } from '../platform/database/is-among.ts';
import { valuesTable } from '../platform/database/values-table.ts';
import type { Db } from '../platform/database/tables.ts';
import { arePending } from './dispatch-at-most-pending.ts';
import { promiseOfLine } from './stock-turn.ts';

/** A line of an order with the GST fields of its product as they are now, without what it gets of the stock. */
export interface OrderLine extends Omit<OrderProduct, keyof typeof lineShare> {
  readonly hsn: string;
  readonly unit: Product['unit'];
  readonly nature: Product['nature'];
}

/** The lines of an order, or of several, with the stock in hand of each product now. */
export async function listLines(db: Db, ...orderIds: readonly number[]): Promise<OrderLine[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .selectAll('order_lines')
    .select(promiseOfLine.as('promisedOn'))
    .select(['products.stock_hundredths', 'products.hsn', 'products.unit', 'products.nature'])
    .where(isAmong(db, 'order_lines.order_id', orderIds))
    .where('order_lines.removed_by_change', '=', 0)
    .orderBy('order_lines.position')
    .orderBy('order_lines.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    quantity: row.quantity,
    dispatchQuantity: row.dispatched_quantity,
    closedQuantity: row.closed_quantity,
    returnedQuantity: row.returned_quantity,
    name: row.name,
    photo: photoUrl(row.image_hash),
    stock: row.stock_hundredths,
    description: row.description,
    rate: row.rate_paise,
    total: row.total_paise,
    gstPercent: row.gst_percent_hundredths,
    promisedOn: row.promisedOn,
    ownPromisedOn: row.promised_on,
    hsn: row.hsn,
    unit: row.unit,
    nature: row.nature,
    status: dispatchStatus([{ quantity: row.quantity, dispatchQuantity: row.dispatched_quantity }]),
  }));
}

/** Adds the lines of a new order, which share its discount. */
export async function insertLines(db: Db, orderId: number, discount: number, lines: readonly LineColumns[]): Promise<void> {
  const values = valuesOf(discount, lines);
  await db
    .insertInto('order_lines')
    .values(lines.map((line, index) => newLine(orderId, line, values[index])))
    .execute();
}

function valuesOf(discount: number, lines: readonly LineColumns[]): number[] {
  return goodsValues(
    discount,
    lines.map((line) => line.total_paise),
  );
}

/** The columns of a new line, with what its product is now. */
function newLine(orderId: number, line: LineColumns, goodsValue = line.total_paise) {
  const ofProduct = <T>(value: RawBuilder<unknown>) => sql<T>`(select ${value} from products where products.id = ${line.product_id})`;
  return {
    ...line,
    order_id: orderId,
    goods_value_paise: goodsValue,
    category: ofProduct<string>(sql`category`),
    solution: ofProduct<LineSolution>(sql`case when solution like '%,%' then ${severalSolutions} else solution end`),
  };
}

/** Adds to the dispatched quantities of lines, by their ids. A line with fewer pending pieces does not change, and is not in the answer. */
export async function dispatchFromLines(db: Db, quantities: ReadonlyMap<number, number>): Promise<ReadonlySet<number>> {
  if (quantities.size === 0) return new Set();
  const leaving = [...quantities].map(([lineId, quantity]) => ({ line_id: lineId, quantity }));
  const rows = await db
    .with('leaving(line_id, quantity)', () => valuesTable(leaving))
    .updateTable('order_lines')
    .from('leaving')
    .set((eb) => ({ dispatched_quantity: eb('order_lines.dispatched_quantity', '+', eb.ref('leaving.quantity')) }))
    .whereRef('order_lines.id', '=', 'leaving.line_id')
    .where(arePending(sql.ref('leaving.quantity')))
    .returning('order_lines.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Stores the date promised for a line; blank for that of its order. */
export async function promiseLine(db: Db, lineId: number, promisedOn: string): Promise<void> {
  await db.updateTable('order_lines').set({ promised_on: promisedOn }).where('id', '=', lineId).execute();
}

/** What a locked line gains or loses, in whole pieces. */
export interface QuantityChange {
  readonly lineId: number;
  readonly dispatched?: number;
  readonly closed?: number;
  readonly returned?: number;
}

/** Changes the quantities of lines of a locked order. Rolls back if a line then has less than nothing pending, dispatched or closed. */
export async function changeQuantities(db: Db, changes: readonly QuantityChange[]): Promise<void> {
  for (const { lineId, dispatched = 0, closed = 0, returned = 0 } of changes)
    await mustChange(
      updatesOne(
        db
          .updateTable('order_lines')
          .set((eb) => ({
            dispatched_quantity: eb('dispatched_quantity', '+', dispatched),
            closed_quantity: eb('closed_quantity', '+', closed),
            returned_quantity: eb('returned_quantity', '+', returned),
          }))
          .where('id', '=', lineId)
          .where(sql<boolean>`dispatched_quantity + ${dispatched} >= 0 and closed_quantity + ${closed} >= 0`)
          .where(arePending(dispatched + closed)),
      ),
    );
}

/** A line of an order without the fields that change with its product or by a dispatch. */
export type SentOrderLine = Omit<OrderLine, 'stock' | 'status'>;

/** The lines of an order after these quantities, by line, have left. */
export function afterDispatch(lines: readonly OrderLine[], quantities: ReadonlyMap<number, number>): SentOrderLine[] {
  return lines.map((line) => ({ ...line, dispatchQuantity: line.dispatchQuantity + (quantities.get(line.id) ?? 0) }));
}

/** A line of a changed order. */
export interface LineAfterChange {
  readonly columns: LineColumns;
  /** The line that it continues; undefined for a new one. */
  readonly lineId: number | undefined;
}

/** A change of a locked order: its number, and the discount that the lines then share. */
interface ChangeOfLines {
  readonly orderId: number;
  readonly change: number;
  readonly discount: number;
}

/** Gives a locked order the lines of a change, in their order. Lines that no longer stand are taken out of it, and keep their rows. */
export async function changeLines(db: Db, { orderId, change, discount }: ChangeOfLines, lines: readonly LineAfterChange[]): Promise<void> {
  const standing = db.updateTable('order_lines').where('order_id', '=', orderId).where('removed_by_change', '=', 0);
  // None of these has a dispatched or closed piece. All of it counts as closed, so that it waits for no stock.
  await standing
    .set((eb) => ({ removed_by_change: change, closed_quantity: eb.ref('quantity') }))
    .where((eb) =>
      eb.not(
        isAmong(
          db,
          'order_lines.id',
          lines.flatMap(({ lineId }) => lineId ?? []),
        ),
      ),
    )
    .execute();
  const values = valuesOf(
    discount,
    lines.map(({ columns }) => columns),
  );
  for (const [index, { columns, lineId }] of lines.entries()) {
    const placed = { ...newLine(orderId, columns, values[index]), position: index + 1 };
    if (lineId === undefined) await db.insertInto('order_lines').values(placed).execute();
    else {
      const { category: _, solution: __, ...changed } = placed;
      await db.updateTable('order_lines').set(changed).where('id', '=', lineId).execute();
    }
  }
}

/**
 * What became of the goods value of an order line, in SQL as `goods-value.ts` of the contract says it. For sums of reports; both forms are
 * held equal by the tests of the reports.
 */
import './orders-tables.ts';
import { sql, type RawBuilder } from 'kysely';

/** What has come back of a line and is not replaced. */
export const lostQuantity = sql<number>`case when order_lines.returned_quantity = 0 then 0 else (
  select coalesce(sum(return_lines.quantity), 0) from return_lines inner join dispatches on dispatches.id = return_lines.dispatch_id
  where return_lines.order_id = order_lines.order_id and dispatches.order_line_id = order_lines.id and return_lines.replace = 'No') end`;

/** The value of some pieces of a line, rounded half up. */
function valueOf(pieces: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(2 * order_lines.goods_value_paise * (${pieces}) + order_lines.quantity) / (2 * order_lines.quantity)`;
}

const notClosed = valueOf(sql`order_lines.quantity - order_lines.closed_quantity`);

/** Less what was closed, and returned without replacement. */
export const netGoodsValue = sql<number>`case
  when order_lines.closed_quantity = 0 and order_lines.returned_quantity = 0 then order_lines.goods_value_paise
  else ${valueOf(sql`order_lines.quantity - order_lines.closed_quantity - ${lostQuantity}`)} end`;

const delivered = valueOf(sql`order_lines.dispatched_quantity - ${lostQuantity}`);

/** What is pending. */
export const pendingGoodsValue = sql<number>`${netGoodsValue} - ${delivered}`;

/** What was closed. */
export const closedGoodsValue = sql<number>`order_lines.goods_value_paise - ${notClosed}`;

/** What came back and is not replaced. */
export const returnedGoodsValue = sql<number>`${notClosed} - ${netGoodsValue}`;

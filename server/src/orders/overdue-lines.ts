import { sql } from 'kysely';
import { maxWaiting, type WaitingRows } from '../platform/database/lists/waiting-rows.ts';
import { isOpenLine, isOpenOrder } from './pending-quantity.ts';

/** One more than is counted. The limits also keep both engines to the indexes of promises. */
const most = maxWaiting + 1;

/** The open lines that were promised for a day before this one: by the promise of the line, or else by that of its order. */
export function overdueLines(today: string): WaitingRows {
  const ofLines = sql`
    select id from order_lines
    where ${isOpenLine} and promised_on <> '' and promised_on < ${today} order by promised_on limit ${most}`;
  const lateOrders = sql`
    select id from orders where promised_on <> '' and promised_on < ${today} and ${isOpenOrder} order by promised_on limit ${most}`;
  const ofOrders = sql`
    select order_lines.id from (${lateOrders}) as late inner join order_lines on order_lines.order_id = late.id
    where order_lines.promised_on = '' and ${isOpenLine}`;
  return { table: 'order_lines', condition: sql<boolean>`order_lines.id in (select id from (${ofLines}) as own union all ${ofOrders})` };
}

/** Which open line gets the stock first. The contract's `stock-turn.ts` says the same. */
import { sql } from 'kysely';

/** The date promised for a line: its own, or that of its order. Blank for none. */
export const promiseOfLine = sql<string>`case when order_lines.promised_on = '' then orders.promised_on else order_lines.promised_on end`;

/** The order in which open lines get the stock: priority, promised date with blank last, date of the order, number of the line (DSK-03). */
export const inStockOrder = sql`orders.has_priority desc, ${promiseOfLine} = '', ${promiseOfLine}, orders.ordered_on, order_lines.id`;

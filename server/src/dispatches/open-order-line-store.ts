/** The SQL of the dispatch desk: pageOfOpenLines, linesThatCanShip. */
import type { OpenLineFilters, OpenLineSort, OpenOrderLine } from '@vikray/contract/dispatches/open-order-line.ts';
import { daysOf } from '@vikray/contract/platform/relative-days.ts';
import { searchTerms } from '@vikray/contract/platform/search-terms.ts';
import { sql, type RawBuilder } from 'kysely';
import { inStockOrder, isOpenLine, pendingQuantity, promiseOfLine } from '../orders/public.ts';
import { jsonText } from '../platform/database/json-text.ts';
import { TakesLong, type RowsAndTotal, type Window } from '../platform/database/lists/list-page.ts';
import { maxWaiting, type WaitingRows } from '../platform/database/lists/waiting-rows.ts';
import { containing } from '../platform/database/search/search.ts';
import type { Db } from '../platform/database/tables.ts';

/** Which lines are wanted. `today` decides which promises are overdue. */
type DeskFilter = OpenLineFilters & { readonly today: string };

/** One window of the open order lines. */
export async function pageOfOpenLines(db: Db, filter: DeskFilter, window: Window): Promise<RowsAndTotal<OpenOrderLine>> {
  // One product has few open lines; all products together may have tens of thousands.
  if (filter.productId === undefined && !window.mayTakeLong) throw new TakesLong();
  const { rows } = await openLinesPage(db, filter, window).execute(db);
  const page = rows.flatMap((row) => (row.id === null ? [] : [asOpenLine(row)]));
  return window.wantsTotal ? { rows: page, total: rows[0]?.total ?? 0 } : { rows: page };
}

/** The pieces in stock that the lines before it leave for a line, in the order in which they get the stock: a window over its product. */
const remaining = sql<number>`
  products.stock_hundredths / 100 + ${pendingQuantity}
    - sum(${pendingQuantity}) over (partition by order_lines.product_id order by ${inStockOrder} rows unbounded preceding)`;

/** The open lines of which at least a piece can ship. Products without a whole piece are left out before their lines are sorted. */
export const linesThatCanShip: WaitingRows = {
  table: 'order_lines',
  condition: sql`order_lines.id in (
    select id from (
      select order_lines.id, ${remaining} as remaining
      from order_lines
      inner join orders on orders.id = order_lines.order_id
      inner join products on products.id = order_lines.product_id
      where ${isOpenLine} and products.stock_hundredths >= 100) as in_stock
    where remaining > 0 limit ${maxWaiting + 1})`,
};

/** The open lines with what decides which are wanted and where they stand. */
function openLines({ productId }: DeskFilter, typed: string): RawBuilder<unknown> {
  const ofProduct = productId === undefined ? sql`` : sql`and order_lines.product_id = ${productId}`;
  return sql`
    select order_lines.id, order_lines.order_id, order_lines.product_id, ${pendingQuantity} as pending, ${promiseOfLine} as promised_on,
      products.name_key, orders.ordered_on, orders.customer_id, orders.customer_name_key, orders.company_id, ${isFound(typed)} as is_found,
      ${remaining} as remaining
    from order_lines
    inner join orders on orders.id = order_lines.order_id
    inner join products on products.id = order_lines.product_id
    where ${isOpenLine} ${ofProduct}`;
}

/** Whether the order or the product has each word of the search: 1 or 0. */
function isFound(typed: string): RawBuilder<number> {
  const terms = searchTerms(typed);
  if (terms.length === 0) return sql.lit(1);
  const found = terms.map((term) => {
    const pattern = containing(term);
    return sql`(orders.search_text like ${pattern} escape '\\' or products.search_text like ${pattern} escape '\\')`;
  });
  return sql<number>`case when ${sql.join(found, sql` and `)} then 1 else 0 end`;
}

interface PageRow extends Omit<OpenOrderLine, 'id' | 'priority' | 'short'> {
  readonly total: number;
  /** Null, like the rest of the line, for a page without lines. */
  readonly id: number | null;
  readonly hasPriority: number;
}

/** The wanted lines in their order. Its single row on a page without lines has the total alone. */
function openLinesPage(db: Db, filter: DeskFilter, window: Window): RawBuilder<PageRow> {
  const { search = '', limit, offset } = window;
  const keys = sortKeysOf(window);
  return sql<PageRow>`
    with open_lines as (${openLines(filter, search)}),
    shared as (select *, case when remaining <= 0 then 0 when remaining < pending then remaining else pending end as can_ship from open_lines),
    wanted as materialized (select id, promised_on, can_ship, ${sql.join(keys.map(({ value, name }) => sql`${value} as ${name}`))}
      from shared where ${isWanted(filter)}),
    page as (select * from wanted ${startOf(window)} order by ${inOrder(keys, window)} limit ${limit} offset ${offset})
    select totals.total, page.id, order_lines.order_id as "orderId", orders.number, orders.ordered_on as date,
      page.promised_on as "promisedOn", orders.has_priority as "hasPriority", orders.customer_id as "customerId",
      orders.customer_name as "companyName", ${cityOf(db)} as city, order_lines.product_id as "productId", products.code, order_lines.name,
      order_lines.quantity, order_lines.dispatched_quantity as "dispatchQuantity", ${pendingQuantity} as pending,
      products.stock_hundredths as stock, page.can_ship as "canShip", orders.company_id as "preparedFor",
      companies.invoices_issued_here as "issuesHere",
      case when orders.payment_plan = '[]' then 'No' else 'Yes' end as "hasPlan"
    from (select count(*) as total from wanted) as totals
    left join page on page.id is not null
    left join order_lines on order_lines.id = page.id
    left join orders on orders.id = order_lines.order_id
    left join products on products.id = order_lines.product_id
    left join companies on companies.id = orders.company_id
    order by ${inOrder(keys, window)}`;
}

function isWanted({ canShip, overdue, promisedTo, customerId, preparedFor, today }: DeskFilter): RawBuilder<boolean> {
  const conditions = [sql<boolean>`is_found = 1`];
  if (canShip === 'Yes') conditions.push(sql`can_ship > 0`);
  if (overdue === 'Yes') conditions.push(sql`promised_on <> '' and promised_on < ${today}`);
  const { to } = daysOf({ to: promisedTo }, today);
  if (to !== undefined) conditions.push(sql`promised_on <> '' and promised_on <= ${to}`);
  if (customerId !== undefined) conditions.push(sql`customer_id = ${customerId}`);
  if (preparedFor !== undefined) conditions.push(sql`company_id = ${preparedFor}`);
  return sql.join(conditions, sql` and `);
}

interface SortKey {
  readonly value: RawBuilder<unknown>;
  /** Its column among the wanted lines. */
  readonly name: RawBuilder<unknown>;
}

/** What each order of the desk sorts by. The lines of one order, product or customer stand together where that is the order. */
const sortColumns: Readonly<Record<OpenLineSort, readonly RawBuilder<unknown>[]>> = {
  promise: [sql`case when promised_on = '' then 1 else 0 end`, sql`promised_on`, sql`ordered_on`, sql`order_id`, sql`id`],
  product: [sql`name_key`, sql`product_id`, sql`promised_on`, sql`id`],
  customer: [sql`customer_name_key`, sql`customer_id`, sql`ordered_on`, sql`order_id`, sql`id`],
  order: [sql`ordered_on`, sql`order_id`, sql`id`],
};

function sortKeysOf({ sort }: Pick<Window, 'sort'>): SortKey[] {
  const columns = Object.entries(sortColumns).find(([name]) => name === sort)?.[1] ?? sortColumns.promise;
  return columns.map((value, index) => ({ value, name: sql.ref(`key_${index}`) }));
}

function inOrder(keys: readonly SortKey[], { descending = false }: Window): RawBuilder<unknown> {
  return sql.join(keys.map(({ name }) => (descending ? sql`${name} desc` : name)));
}

/** Begins the page after the line that ended the one before; at the start of the list if that line is gone. */
function startOf({ after, sort, descending = false }: Window): RawBuilder<unknown> {
  if (after === undefined) return sql``;
  const names = sql.join(sortKeysOf({ sort }).map(({ name }) => name));
  const isLater = descending ? sql`<` : sql`>`;
  return sql`
    where not exists (select 1 from wanted where id = ${after}) or (${names}) ${isLater} (select ${names} from wanted where id = ${after})`;
}

/** Where the goods go: to the site, or else to the customer. An order from before there were sites prints none. */
function cityOf(db: Db): RawBuilder<string> {
  const text = (key: string) => sql<string>`coalesce(${jsonText(db, 'orders.printed', key)}, '')`;
  return sql<string>`case when ${text('siteName')} = '' then ${text('city')} else ${text('siteCity')} end`;
}

function asOpenLine({ total: _, hasPriority, ...line }: PageRow & { readonly id: number | null }): OpenOrderLine {
  return {
    ...line,
    id: line.id ?? 0,
    priority: hasPriority === 1 ? 'Yes' : 'No',
    short: line.pending - line.canShip,
  };
}

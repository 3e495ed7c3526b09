/** Rules that must hold in every database of the panel. */
import { sql, type RawBuilder } from 'kysely';
import { customerSearchText, listedCustomers } from '../../server/src/customers/customer-store.ts';
import { orderSearchText } from '../../server/src/orders/order-search-text.ts';
import { listedOrders } from '../../server/src/orders/order-list-store.ts';
import type { ListedTable } from '../../server/src/platform/database/lists/list-page.ts';
import { findOutdatedSearchTexts } from '../../server/src/health/search-text-store.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { listedProducts, productSearchText } from '../../server/src/products/product-store.ts';
import { wrongRateSums } from './rate-sums.ts';
import { quotationSearchText } from '../../server/src/quotations/quotation-search-text.ts';
import { listedQuotations } from '../../server/src/quotations/quotation-store.ts';

/** Each rule with a query that finds the numbers of the records that break it. */
const rules: Readonly<Record<string, RawBuilder<{ id: number }>>> = {
  'the stock of a product is the sum of its movements': sql`
    select products.id from products left join (select product_id, sum(quantity_hundredths) as moved from stock_movements group by product_id) as movements
    on movements.product_id = products.id where products.stock_hundredths <> coalesce(moved, 0)`,
  'no movement leaves less than nothing in stock': sql`
    select id from (select id, sum(quantity_hundredths) over (partition by product_id order by id) as stock from stock_movements) as running where stock < 0`,
  'what was purchased came into stock': sql`
    select products.id from products
    left join (select product_id, sum(quantity_hundredths) as booked from purchases group by product_id) as purchased on purchased.product_id = products.id
    left join (select product_id, sum(quantity_hundredths) as moved from stock_movements where reason = 'Purchase' group by product_id) as movements on movements.product_id = products.id
    where coalesce(booked, 0) <> coalesce(moved, 0)`,
  'every dispatch took its pieces out of stock, once': sql`
    select dispatches.id from dispatches left join stock_movements on stock_movements.reason = 'Dispatch' and stock_movements.document_id = dispatches.id
      and stock_movements.product_id = dispatches.product_id
    group by dispatches.id, dispatches.quantity having count(stock_movements.id) <> 1 or sum(stock_movements.quantity_hundredths) <> -100 * dispatches.quantity`,
  'a dispatch came back into stock once if it was cancelled, and never otherwise': sql`
    select dispatches.id from dispatches left join stock_movements on stock_movements.reason = 'Dispatch cancelled' and stock_movements.document_id = dispatches.id
    group by dispatches.id, dispatches.quantity, dispatches.cancelled_at
    having coalesce(sum(stock_movements.quantity_hundredths), 0) <> case when dispatches.cancelled_at is null then 0 else 100 * dispatches.quantity end`,
  'the good pieces of a return came into stock': sql`
    select returns.id from returns
    left join (select return_id, sum(quantity) as good from return_lines where condition = 'Good' group by return_id) as sums on sums.return_id = returns.id
    left join (select document_id, sum(quantity_hundredths) as moved from stock_movements where reason = 'Return' group by document_id) as movements on movements.document_id = returns.id
    where coalesce(moved, 0) <> 100 * coalesce(good, 0)`,
  'no more of a dispatch came back than left, and nothing of a cancelled one': sql`
    select dispatches.id from dispatches left join (select dispatch_id, sum(quantity) as back from return_lines group by dispatch_id) as sums on sums.dispatch_id = dispatches.id
    where returned_quantity <> coalesce(back, 0) or returned_quantity > case when cancelled_at is null then quantity else 0 end`,
  'an order line counts what was dispatched of it and stands, without what is to be replaced': sql`
    select order_lines.id from order_lines
    left join (select order_line_id, sum(quantity) as sent from dispatches where cancelled_at is null group by order_line_id) as sums on sums.order_line_id = order_lines.id
    left join (
      select dispatches.order_line_id, sum(return_lines.quantity) as back, sum(case when replace = 'Yes' then return_lines.quantity else 0 end) as replaced
      from return_lines join dispatches on dispatches.id = return_lines.dispatch_id group by dispatches.order_line_id) as returned on returned.order_line_id = order_lines.id
    where dispatched_quantity <> coalesce(sent, 0) - coalesce(replaced, 0) or returned_quantity <> coalesce(back, 0)`,
  'a consignment has the pieces of its dispatches that stand': sql`
    select consignments.id from consignments join consignment_lines on consignment_lines.consignment_id = consignments.id
    left join (select consignment_id, order_line_id, sum(quantity) as sent from dispatches where cancelled_at is null group by consignment_id, order_line_id) as sums
      on sums.consignment_id = consignments.id and sums.order_line_id = consignment_lines.order_line_id
    where coalesce(sent, 0) <> case when paper_state = 'Cancelled' then 0 else consignment_lines.quantity end`,
  'what was cancelled or replaces returned goods is worth nothing': sql`
    select id from consignments where (paper_state = 'Cancelled' or is_replacement = 1) and (total_paise <> 0 or taxable_paise <> 0 or tax_paise <> 0)`,
  'no more of an order line is charged than was ordered': sql`
    select order_lines.id from order_lines join (
      select consignment_lines.order_line_id, sum(consignment_lines.quantity) as charged
      from consignment_lines join consignments on consignments.id = consignment_lines.consignment_id
      where paper_state <> 'Cancelled' and is_replacement = 0 group by consignment_lines.order_line_id) as sums on sums.order_line_id = order_lines.id
    where charged > quantity or charged < dispatched_quantity`,
  'no more of an order line is dispatched and closed than was ordered': sql`
    select id from order_lines where dispatched_quantity < 0 or closed_quantity < 0 or dispatched_quantity + closed_quantity > quantity`,
  'the lines that stand in an order are together worth its total after discount': sql`
    select orders.id from orders
    left join (select order_id, sum(goods_value_paise) as worth from order_lines where removed_by_change = 0 group by order_id) as sums on sums.order_id = orders.id
    where discounted_paise <> coalesce(worth, 0)`,
  'a dispatch belongs to a line of its order': sql`
    select dispatches.id from dispatches join order_lines on order_lines.id = dispatches.order_line_id
    where order_lines.order_id <> dispatches.order_id or order_lines.product_id <> dispatches.product_id`,
  'the status of an order follows from its lines': sql`
    select orders.id from orders
    join (select order_id, sum(dispatched_quantity) as sent, sum(closed_quantity) as closed, sum(quantity) as ordered from order_lines where removed_by_change = 0 group by order_id) as sums on sums.order_id = orders.id
    where status <> case when sent = 0 then 'Placed' when sent = ordered then 'Dispatched' else 'Partially Dispatched' end
      or is_closed <> case when closed > 0 and sent + closed = ordered then 1 else 0 end`,
  'an approved quotation is the sum of its lines, and has some': sql`
    select quotations.id from quotations left join (select quotation_id, sum(total_paise) as total from quotation_lines group by quotation_id) as sums on sums.quotation_id = quotations.id
    where status = 'Approved' and (total is null or total <> subtotal_paise)`,
  'discount and taxes of a quotation are rounded half up': sql`
    select id from quotations where discount_paise <> (subtotal_paise * discount_percent_hundredths + 5000) / 10000
      or (tax_mode = 'One Rate' and gst_paise <> (discounted_paise * gst_percent_hundredths + 5000) / 10000)
      or service_gst_paise <> ((special_charges_paise + shipping_charges_paise + installation_charges_paise) * service_gst_percent_hundredths + 5000) / 10000`,
  'with rates by product, the groups of the lines are the tax of a quotation': wrongRateSums(),
  'with rates by product, the groups of the lines are the tax of an order': wrongRateSums(
    'orders',
    '(select * from order_lines where removed_by_change = 0) as standing',
    'order_id',
  ),
  'the lines of a quotation have rates of their own if and only if its mode says so': sql`
    select quotations.id from quotations join quotation_lines on quotation_lines.quotation_id = quotations.id
    where (tax_mode = 'By Product') <> (quotation_lines.gst_percent_hundredths is not null)`,
  'a quotation is marked as ordered if and only if it has an order': sql`
    select quotations.id from quotations left join orders on orders.quotation_id = quotations.id where (order_status = 'Placed') <> (orders.id is not null)`,
  'a quotation knows the status of its order': sql`
    select quotations.id from quotations left join orders on orders.quotation_id = quotations.id where order_progress <> coalesce(orders.status, '')`,
  'an order has the amounts and parties of its quotation': sql`
    select orders.id from orders join quotations on quotations.id = orders.quotation_id
    where change_number = 0 and (orders.total_paise <> quotations.total_paise or orders.tax_mode <> quotations.tax_mode
      or orders.charges_mode <> quotations.charges_mode or orders.customer_id <> quotations.customer_id or orders.customer_name <> quotations.customer_name)`,
  'an order has the lines of its quotation': sql`
    select orders.id from orders
    join (select quotation_id, count(*) as lines, sum(total_paise) as total from quotation_lines group by quotation_id) as quoted on quoted.quotation_id = orders.quotation_id
    join (select order_id, count(*) as lines, sum(total_paise) as total from order_lines group by order_id) as ordered on ordered.order_id = orders.id
    where change_number = 0 and (quoted.lines <> ordered.lines or quoted.total <> ordered.total)`,
  'a changed order has the amounts and the lines of its last approved change': sql`
    select orders.id from orders left join order_changes on order_changes.order_id = orders.id and order_changes.number = orders.change_number and state = 'Approved'
    where change_number > 0 and (order_changes.id is null or order_changes.total_paise <> orders.total_paise
      or order_changes.subtotal_paise <> (select sum(total_paise) from order_lines where order_id = orders.id and removed_by_change = 0))`,
  'an order has one waiting change at most, and none that is older than an approved one': sql`
    select order_changes.id from order_changes join orders on orders.id = order_changes.order_id where state = 'Waiting' and order_changes.number <= change_number`,
  'the contact person of a quotation is one of its customer': sql`
    select quotations.id from quotations join contact_persons on contact_persons.id = quotations.contact_person_id where contact_persons.customer_id <> quotations.customer_id`,
  'a deleted record is found by nothing': sql`
    select id from customers where status = 'Deleted' and search_text <> '' union all select id from products where status = 'Deleted' and search_text <> ''`,
};

/** The broken rules, each with the number of records that break it and one example. `now` is the time of the panel: quotations expire. */
export async function checkInvariants(db: Db, now = new Date()): Promise<string[]> {
  const faults: string[] = [];
  for (const [sentence, query] of Object.entries(rules)) {
    const { rows } = await sql<{ count: number; one: number }>`select count(*) as count, min(id) as one from (${query}) as broken`.execute(
      db,
    );
    const { count = 0, one = 0 } = rows[0] ?? {};
    if (Number(count) > 0) faults.push(`${sentence}: not so for ${count}, such as ${one}`);
  }
  faults.push(...(await checkSeries(db, 'quotation')), ...(await checkSeries(db, 'order')));
  faults.push(...(await checkSearchTexts(db, listedCustomers(db, {}), customerSearchText)));
  faults.push(...(await checkSearchTexts(db, listedProducts(db, {}), productSearchText)));
  faults.push(...(await checkSearchTexts(db, listedQuotations(db, {}, now.toISOString()), quotationSearchText)));
  faults.push(...(await checkSearchTexts(db, listedOrders(db, {}), orderSearchText)));
  return faults;
}

/** The numbers of a financial year count from 1 to its counter, without gaps. Revisions have the number of the first one. */
async function checkSeries(db: Db, kind: 'quotation' | 'order'): Promise<string[]> {
  const found = new Map<string, Set<number>>();
  for (const { number } of await db.selectFrom(`${kind}s`).select('number').execute()) {
    const [year = '', place = ''] = number
      .replace(/-R\d+$/, '')
      .split('/')
      .slice(-2);
    found.set(year, (found.get(year) ?? new Set()).add(Number(place)));
  }
  const counters = await db.selectFrom('counters').selectAll().where('series', 'like', `${kind} %`).execute();
  const isWhole = (series: string, last: number) => {
    const places = found.get(series.slice(kind.length + 1));
    return places?.size === last && [...places].every((place) => place >= 1 && place <= last);
  };
  const broken = counters
    .filter(({ series, last }) => !isWhole(series, last))
    .map(({ series }) => `the series ${series} has gaps, doubles or another counter`);
  const years = new Set(counters.map(({ series }) => series.slice(kind.length + 1)));
  return [...broken, ...[...found.keys()].filter((year) => !years.has(year)).map((year) => `the series ${kind} ${year} has no counter`)];
}

/** Checks that a search finds every listed record by what its list shows. */
async function checkSearchTexts<Row>(db: Db, list: ListedTable<Row>, textOf: (row: Row) => string): Promise<string[]> {
  const { outdated } = await findOutdatedSearchTexts(db, list, textOf);
  if (outdated.length === 0) return [];
  return [`the ${list.table} are found by what their lists show: not so for ${outdated.length}, such as ${outdated[0]}`];
}

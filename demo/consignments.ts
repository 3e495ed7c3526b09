/** Groups the dispatched lines of the sample data into consignments. One rate taxes all goods of such orders. */
import {
  addLineValues,
  sentShare,
  withShare,
  type OrderAmounts,
  type SentLine,
  type SentSoFar,
} from '@vikray/contract/consignments/consignment-values.ts';
import { sql, type Selectable } from 'kysely';
import { consignmentAmounts, lineAmounts } from '../server/src/consignments/consignment-amounts.ts';
import { consignmentSearchText } from '../server/src/consignments/consignment-search-text.ts';
import { insertInChunks } from '../server/src/platform/database/insert-many.ts';
import { liftStatementLimit } from '../server/src/platform/database/postgres/statement-limit.ts';
import type { Db, Tables } from '../server/src/platform/database/tables.ts';
import { inTransaction } from '../server/src/platform/database/transaction.ts';

type OrderRow = Awaited<ReturnType<typeof ordersOf>>[number];
type LineRow = Awaited<ReturnType<typeof linesOf>>[number];
type DispatchRow = Selectable<Tables['dispatches']>;

interface Grouped {
  readonly first: DispatchRow;
  readonly lines: Map<number, SentLine>;
  tax: number;
}

const ordersAtOnce = 500;

/** Makes the consignments of everything that has been dispatched, by order, invoice number and invoice date. */
export async function addConsignments(db: Db): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom('dispatches')
      .select('order_id as id')
      .distinct()
      .where('order_id', '>', last)
      .orderBy('order_id')
      .limit(ordersAtOnce)
      .execute();
    if (rows.length === 0) break;
    last = rows.at(-1)?.id ?? last;
    await groupOrders(
      db,
      rows.map(({ id }) => id),
    );
  }
  await inTransaction(db, async (tx) => {
    await liftStatementLimit(tx);
    await linkDispatches(tx);
  });
}

function ordersOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .selectAll('orders')
    .select(['customers.gstin', 'customers.gst_category'])
    .where('orders.id', 'in', ids)
    .execute();
}

function linesOf(db: Db, orderIds: readonly number[]) {
  return db
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .selectAll('order_lines')
    .select(['products.hsn', 'products.unit', 'products.nature'])
    .where('order_lines.order_id', 'in', orderIds)
    .orderBy('order_lines.id')
    .execute();
}

async function groupOrders(db: Db, orderIds: readonly number[]): Promise<void> {
  const orders = await ordersOf(db, orderIds);
  const linesByOrder = Map.groupBy(await linesOf(db, orderIds), (line) => line.order_id);
  const dispatches = await db.selectFrom('dispatches').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();
  const dispatchesByOrder = Map.groupBy(dispatches, (dispatch) => dispatch.order_id);

  const made = orders.flatMap((order) => {
    const lines = linesByOrder.get(order.id) ?? [];
    return grouped(order, lines, dispatchesByOrder.get(order.id) ?? []).map((group) => ({ order, lines, group }));
  });
  const added = await insertInChunks(made, (chunk) =>
    db
      .insertInto('consignments')
      .values(chunk.map(({ order, group }) => consignmentRow(order, group)))
      .returning(['id', 'order_id', 'invoice_number', 'invoiced_on'])
      .execute(),
  );
  const ids = new Map(added.map(({ id, ...key }) => [keyText(key), id]));
  const lineRows = made.flatMap(({ lines, group }) => lineRowsOf(ids.get(keyText(group.first)) ?? 0, lines, group));
  await insertInChunks(lineRows, (chunk) => db.insertInto('consignment_lines').values(chunk).execute());
}

const keyText = ({ order_id, invoice_number, invoiced_on }: Pick<DispatchRow, 'order_id' | 'invoice_number' | 'invoiced_on'>) =>
  `${order_id} ${invoiced_on} ${invoice_number}`;

function amountsOf(order: OrderRow, lines: readonly LineRow[]): OrderAmounts {
  return {
    lines: lines.map(({ id, quantity, total_paise }) => ({
      lineId: id,
      quantity,
      total: total_paise,
      gstPercent: order.gst_percent_hundredths,
    })),
    discountAmount: order.discount_paise,
    charges: {
      special: order.special_charges_paise,
      shipping: order.shipping_charges_paise,
      installation: order.installation_charges_paise,
    },
    chargesMode: 'Own Rate',
    chargesPercent: order.service_gst_percent_hundredths,
  };
}

/** The consignments of one order in the order of their first dispatch. */
function grouped(order: OrderRow, lines: readonly LineRow[], dispatches: readonly DispatchRow[]): Grouped[] {
  const amounts = amountsOf(order, lines);
  const groups = new Map<string, Grouped>();
  const none: SentSoFar = { lines: new Map(), tax: 0 };
  let sent = none;
  for (const dispatch of dispatches) {
    const share = sentShare(amounts, sent, new Map([[dispatch.order_line_id, dispatch.quantity]]));
    sent = withShare(sent, share);
    const group = groups.get(keyText(dispatch)) ?? { first: dispatch, lines: new Map<number, SentLine>(), tax: 0 };
    groups.set(keyText(dispatch), group);
    group.tax += share.tax;
    for (const line of share.lines) {
      const known = group.lines.get(line.lineId);
      group.lines.set(line.lineId, known ? { ...line, quantity: known.quantity + line.quantity, ...addLineValues(known, line) } : line);
    }
  }
  return [...groups.values()];
}

function consignmentRow(order: OrderRow, { first, lines, tax }: Grouped) {
  const { tax_heads: heads, service_gst_percent_hundredths: chargesPercent } = order;
  const amounts = consignmentAmounts([...lines.values()], { tax, heads, rounds: false, chargesPercent });
  return {
    order_id: order.id,
    company_id: order.company_id,
    customer_id: order.customer_id,
    invoice_number: first.invoice_number,
    invoiced_on: first.invoiced_on,
    dispatched_on: first.dispatched_on,
    gstin: order.gstin,
    gst_category: order.gst_category,
    place_of_supply: order.place_of_supply,
    place_name: order.place_name,
    tax_heads: heads,
    tax_reason: order.tax_reason,
    charges_mode: 'Own Rate' as const,
    ...amounts,
    search_text: consignmentSearchText({
      number: order.number,
      poNumber: order.po_number,
      companyName: order.customer_name,
      companyForName: order.company_name,
      gstin: order.gstin,
      placeName: order.place_name,
      invoiceNumber: first.invoice_number,
      invoiceDate: first.invoiced_on,
      paper: 'Dispatch Note',
      paperState: '',
      challanNumber: '',
      irn: '',
      ewayNumber: '',
      taxable: amounts.taxable_paise,
      roundOff: amounts.round_off_paise,
      total: amounts.total_paise,
    }),
    updated_by_id: first.updated_by_id,
    created_at: first.updated_at,
    updated_at: first.updated_at,
  };
}

function lineRowsOf(consignmentId: number, orderLines: readonly LineRow[], { lines }: Grouped) {
  return orderLines.flatMap(({ id, product_id, hsn, unit, nature }) => {
    const line = lines.get(id);
    if (!line) return [];
    const facts = { consignment_id: consignmentId, order_line_id: id, product_id, hsn, unit, nature };
    return { ...facts, quantity: line.quantity, ...lineAmounts(line) };
  });
}

/** By the invoice; without one, by the instant at which both were made. */
async function linkDispatches(db: Db): Promise<void> {
  await sql`update dispatches set consignment_id = (select consignments.id from consignments
    where consignments.order_id = dispatches.order_id and consignments.invoice_number = dispatches.invoice_number
    and consignments.invoiced_on = dispatches.invoiced_on and consignments.invoice_number <> '')
    where consignment_id is null`.execute(db);
  await sql`update dispatches set consignment_id = (select max(consignments.id) from consignments
    where consignments.order_id = dispatches.order_id and consignments.created_at = dispatches.updated_at)
    where consignment_id is null`.execute(db);
}

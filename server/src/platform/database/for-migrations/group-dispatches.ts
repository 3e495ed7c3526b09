/**
 * Groups dispatched lines that belong to no consignment yet by order, invoice number and invoice date. Only for the migration that adds
 * consignments, and for sample data. One rate taxes all goods of such orders.
 *
 * It writes columns as `consignmentAmounts` does, in words of its own. A migration that has run must not change when the area does: a
 * column that consignments get later does not exist yet when this one runs. A test compares the two.
 */
import {
  consignmentGroups,
  consignmentTotals,
  sentShare,
  together,
  type OrderAmounts,
  type SentLine,
} from '@vikray/contract/consignments/consignment-values.ts';
import type { TaxHeads } from '@vikray/contract/gst/tax-heads.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { insertInChunks } from '../insert-many.ts';
import { consignmentText } from './consignment-text.ts';

interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly company_id: number;
  readonly company_name: string;
  readonly customer_id: number;
  readonly customer_name: string;
  readonly discount_paise: number;
  readonly gst_percent_hundredths: number;
  readonly special_charges_paise: number;
  readonly shipping_charges_paise: number;
  readonly installation_charges_paise: number;
  readonly service_gst_percent_hundredths: number;
  readonly place_of_supply: string;
  readonly place_name: string;
  readonly tax_heads: TaxHeads | '';
  readonly tax_reason: string;
  readonly gstin: string;
  readonly gst_category: string;
}

interface LineRow {
  readonly id: number;
  readonly order_id: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly total_paise: number;
  readonly hsn: string;
  readonly unit: string;
  readonly nature: string;
}

interface DispatchRow {
  readonly order_id: number;
  readonly order_line_id: number;
  readonly quantity: number;
  readonly invoice_number: string;
  readonly invoiced_on: string;
  readonly dispatched_on: string;
  readonly updated_by_id: number;
  readonly updated_at: string;
}

interface Grouped {
  readonly first: DispatchRow;
  readonly lines: Map<number, SentLine>;
  tax: number;
}

const ordersAtOnce = 500;

/** Makes the consignments of everything that has been dispatched. */
export async function groupDispatches<T>(db: Kysely<T>): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select distinct order_id as id from dispatches where order_id > ${last} order by order_id limit ${ordersAtOnce}`.execute(db);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    await groupOrders(db, sql.join(rows.map(({ id }) => id)));
  }
}

async function groupOrders<T>(db: Kysely<T>, orderIds: RawBuilder<unknown>): Promise<void> {
  const orders = await sql<OrderRow>`
    select orders.*, customers.gstin, customers.gst_category
    from orders inner join customers on customers.id = orders.customer_id where orders.id in (${orderIds})`.execute(db);
  const lines = await sql<LineRow>`
    select order_lines.*, products.hsn, products.unit, products.nature
    from order_lines inner join products on products.id = order_lines.product_id
    where order_lines.order_id in (${orderIds}) order by order_lines.id`.execute(db);
  const dispatches = await sql<DispatchRow>`select * from dispatches where order_id in (${orderIds}) order by id`.execute(db);
  const linesOf = Map.groupBy(lines.rows, (line) => line.order_id);
  const dispatchesOf = Map.groupBy(dispatches.rows, (dispatch) => dispatch.order_id);

  const made = orders.rows.flatMap((order) => {
    const orderLines = linesOf.get(order.id) ?? [];
    return grouped(order, orderLines, dispatchesOf.get(order.id) ?? []).map((group) => ({ order, orderLines, group }));
  });
  const added = await insertInChunks(made, async (chunk) => {
    const values = chunk.map(({ order, group }) => consignmentRow(order, group));
    const { rows } = await insertRows<Key & { id: number }, T>(
      db,
      'consignments',
      values,
      sql`returning id, order_id, invoice_number, invoiced_on`,
    );
    return rows;
  });
  const ids = new Map(added.map(({ id, ...key }) => [keyText(key), id]));
  const lineRows = made.flatMap(({ orderLines, group }) => lineRowsOf(ids.get(keyText(group.first)) ?? 0, orderLines, group));
  await insertInChunks(lineRows, async (chunk) => {
    await insertRows<object, T>(db, 'consignment_lines', chunk, sql``);
    return [];
  });
}

type Key = Pick<DispatchRow, 'order_id' | 'invoice_number' | 'invoiced_on'>;

const keyText = ({ order_id, invoice_number, invoiced_on }: Key) => `${order_id} ${invoiced_on} ${invoice_number}`;

async function insertRows<R, T>(db: Kysely<T>, table: string, rows: readonly object[], returning: RawBuilder<unknown>) {
  const names = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`);
  return sql<R>`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) values ${sql.join(values)} ${returning}`.execute(
    db,
  );
}

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
  const sent = new Map<number, number>();
  for (const dispatch of dispatches) {
    const before = new Map(sent);
    sent.set(dispatch.order_line_id, (sent.get(dispatch.order_line_id) ?? 0) + dispatch.quantity);
    const share = sentShare(amounts, before, sent);
    const group = groups.get(keyText(dispatch)) ?? { first: dispatch, lines: new Map<number, SentLine>(), tax: 0 };
    groups.set(keyText(dispatch), group);
    group.tax += share.tax;
    for (const line of share.lines) {
      const known = group.lines.get(line.lineId);
      group.lines.set(line.lineId, known ? { ...line, quantity: known.quantity + line.quantity, ...together(known, line) } : line);
    }
  }
  return [...groups.values()];
}

function consignmentRow(order: OrderRow, { first, lines, tax }: Grouped): object {
  const sent = [...lines.values()];
  const percent = order.service_gst_percent_hundredths;
  const totals = consignmentTotals(consignmentGroups(sent, percent, order.tax_heads), { tax, heads: order.tax_heads, rounds: false });
  const sum = (amount: (line: SentLine) => number) => sent.reduce((total, line) => total + amount(line), 0);
  const amounts = {
    taxable_paise: totals.taxable,
    cgst_paise: totals.cgst,
    sgst_paise: totals.sgst,
    igst_paise: totals.igst,
    total_paise: totals.total,
  };
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
    tax_heads: order.tax_heads,
    tax_reason: order.tax_reason,
    gross_paise: sum((line) => line.gross),
    discount_paise: sum((line) => line.discount),
    special_charges_paise: sum((line) => line.ownCharges.special),
    shipping_charges_paise: sum((line) => line.ownCharges.shipping),
    installation_charges_paise: sum((line) => line.ownCharges.installation),
    service_gst_percent_hundredths: percent,
    ...amounts,
    tax_paise: tax,
    round_off_paise: totals.roundOff,
    search_text: consignmentText({ ...order, ...first, ...amounts, round_off_paise: totals.roundOff, paper: 'Dispatch Note' }),
    updated_by_id: first.updated_by_id,
    created_at: first.updated_at,
    updated_at: first.updated_at,
  };
}

function lineRowsOf(consignmentId: number, orderLines: readonly LineRow[], { lines }: Grouped): object[] {
  return orderLines.flatMap(({ id, product_id, hsn, unit, nature }) => {
    const line = lines.get(id);
    if (!line) return [];
    return {
      consignment_id: consignmentId,
      order_line_id: id,
      product_id,
      hsn,
      unit,
      nature,
      quantity: line.quantity,
      gst_percent_hundredths: line.gstPercent,
      gross_paise: line.gross,
      discount_paise: line.discount,
      charges_with_goods_paise: line.chargesWithGoods,
      taxable_paise: line.taxable,
      special_charges_paise: line.ownCharges.special,
      shipping_charges_paise: line.ownCharges.shipping,
      installation_charges_paise: line.ownCharges.installation,
    };
  });
}

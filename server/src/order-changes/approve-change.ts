/** What an approved change does: the order has its contents from now on, and what it printed before is frozen. */
import { againstInvoices } from '@vikray/contract/order-changes/keep-invoices.ts';
import {
  continuedLines,
  type ChangedLine,
  type ContinuedLines,
  type CurrentLine,
} from '@vikray/contract/order-changes/keep-dispatched-lines.ts';
import { orderDocument } from '@vikray/contract/orders/order-document.ts';
import type { Order } from '@vikray/contract/orders/order.ts';
import { proformaDocument } from '@vikray/contract/quotations/proforma.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import {
  consignmentDetails,
  freezeChallan,
  freezePrinted,
  lockConsignments,
  orderAmounts,
  refreshSearchOfOrder,
  sentSoFar,
} from '../consignments/public.ts';
import { changeLines, listOrderLines, saveChange, type OrderLine } from '../orders/public.ts';
import { mustChange } from '../platform/database/conditional-updates.ts';
import type { Db } from '../platform/database/tables.ts';
import type { OperationFailure } from '../platform/handler.ts';
import type { WriteStamp } from '../platform/write-stamp.ts';
import { asAmounts, payingFacts, readTexts, writeTexts, type CopiedColumns, type QuotationLineColumns } from '../quotations/public.ts';
import { freezeDocuments, type OrderContents } from './order-change-store.ts';

interface Asked {
  readonly db: Db;
  fail(name: 'AlreadyDispatched' | 'AlreadyInvoiced', sentence?: string): OperationFailure;
}

/** Refuses contents that contradict what has left of a locked order, or what is invoiced of it. Returns which line continues which. */
export async function keepWhatLeft({ db, fail }: Asked, order: Order, { contents, lines }: OrderContents): Promise<ContinuedLines> {
  const current = (await listOrderLines(db, order.orderId)).map((line) => currentLine(order, line));
  const continued = continuedLines(
    current,
    lines.map((line) => changedLine(contents, line)),
  );
  if (typeof continued === 'string') throw fail('AlreadyDispatched', continued);
  const refused = againstInvoices(amountsOf(order, { contents, lines }, continued), await sentSoFar(db, order.orderId));
  if (refused !== undefined) throw fail('AlreadyInvoiced', refused);
  return continued;
}

function currentLine(order: Order, line: OrderLine): CurrentLine {
  const { id, productId, name, quantity, dispatchQuantity, closedQuantity, rate } = line;
  const gstPercent = line.gstPercent ?? order.gstPercent ?? 0;
  return { id, productId, name, quantity, dispatchQuantity, closedQuantity, rate, gstPercent };
}

function changedLine({ gst_percent_hundredths: ofOrder }: CopiedColumns, line: QuotationLineColumns): ChangedLine {
  const { product_id: productId, quantity, rate_paise: rate, gst_percent_hundredths: gstPercent } = line;
  return { productId, quantity, rate, gstPercent: gstPercent ?? ofOrder };
}

/** The amounts of the order with these contents. A new line has a number of its own, below 0. */
function amountsOf(order: Order, { contents, lines }: OrderContents, continued: ContinuedLines) {
  const changed = lines.map((line, index) => ({
    id: continued[index]?.id ?? -1 - index,
    quantity: line.quantity,
    total: line.total_paise,
    gstPercent: line.gst_percent_hundredths,
  }));
  return orderAmounts({ ...order, ...asAmounts(contents) }, changed);
}

interface Approval extends OrderContents {
  readonly number: number;
  readonly continued: ContinuedLines;
}

/** Gives a locked order the contents of a change that is approved. Returns the order with them. */
export async function applyChange(
  db: Db,
  order: Order,
  { number, contents, lines, continued }: Approval,
  stamp: WriteStamp,
): Promise<Order> {
  const { orderId } = order;
  const current = await listOrderLines(db, orderId);
  const facts = await payingFacts(db, order);
  const documents = { order: orderDocument(order, current), proforma: proformaDocument(order, current, { kind: 'Order', ...facts }) };
  await freezeDocuments(db, { orderId, number: order.approvedChange }, documents);
  await freezeConsignments(db, order, contents, stamp);

  const placed = lines.map(({ mrp_paise: _, ...columns }, index) => ({ columns, lineId: continued[index]?.id }));
  await changeLines(db, { orderId, change: number, discount: contents.discount_paise }, placed);
  const after = await saveChange(db, order, { change: number, on: dateAt(stamp.now), contents }, await listOrderLines(db, orderId), stamp);
  await refreshSearchOfOrder(db, orderId);
  return after;
}

/** Goods that have left keep the parties and the place on their papers, if the change prints others. */
async function freezeConsignments(db: Db, order: Order, contents: CopiedColumns, stamp: WriteStamp): Promise<void> {
  const printed = writeTexts(order);
  const terms = Object.fromEntries(termFields.map((field) => [field, order[field]]));
  if (writeTexts({ ...readTexts(contents.printed), ...terms }) === printed) return;
  await lockConsignments(db, order.orderId);
  for (const consignment of await consignmentDetails(db, { orderId: order.orderId })) {
    await freezeChallan(db, consignment.consignmentId);
    await mustChange(freezePrinted(db, consignment, printed, stamp));
  }
}

const termFields = ['delivery', 'price', 'payment', 'taxes', 'freight', 'validity', 'warranty', 'others'] as const;

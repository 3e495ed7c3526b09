/** Laws of order lines: the figures of a report by line open this list, so both take their rows and values from the same rules. */
import { slashedDate } from '../platform/dates.ts';
import { formatDecimal } from '../platform/decimal.ts';
import { list } from '../platform/declare-list.ts';
import type { CsvFile } from '../platform/list-file.ts';
import { listedOrderLine, orderLineFilterFields, type ListedOrderLine } from './order-line.ts';

const orderLineCsv: CsvFile<ListedOrderLine> = {
  fileName: 'order_lines.csv',
  columns: [
    { heading: 'Order', text: (each) => each.number },
    { heading: 'Date', text: (each) => slashedDate(each.date), kind: 'slashedDate' },
    { heading: 'Customer', text: (each) => each.companyName },
    { heading: 'Prepared By', text: (each) => each.preparedBy },
    { heading: 'Product', text: (each) => each.name },
    { heading: 'Category', text: (each) => each.category },
    { heading: 'Solution', text: (each) => each.solution },
    { heading: 'Quantity', text: (each) => String(each.quantity), kind: 'whole' },
    { heading: 'Rate', text: (each) => formatDecimal(each.rate), kind: 'decimal' },
    { heading: 'Goods Value', text: (each) => formatDecimal(each.goodsValue), kind: 'decimal' },
    { heading: 'Net Goods Value', text: (each) => formatDecimal(each.netGoodsValue), kind: 'decimal' },
    { heading: 'Dispatched', text: (each) => String(each.dispatchQuantity), kind: 'whole' },
    { heading: 'Pending', text: (each) => String(each.pendingQuantity), kind: 'whole' },
    { heading: 'Pending Value', text: (each) => formatDecimal(each.pendingValue), kind: 'decimal' },
    { heading: 'Status', text: (each) => each.shownStatus },
  ],
};

/** The operation on the lines of all orders. */
export const orderLinesOperations = {
  /** The lines of all orders, newest first. The search finds them by their order and their product. */
  GetOrderLine: list({
    right: 'signed-in',
    row: listedOrderLine,
    sorts: ['newest', 'goodsValue'],
    filters: { ...orderLineFilterFields },
    csv: orderLineCsv,
  }),
};

/** The paper of an approved change of an order: what differs, and what the order costs now. */
import { paperWords } from '../consignments/paper-messages.ts';
import { noTaxes, paperFileName } from '../consignments/paper-parts.ts';
import { buyersOrderText, type BuyersOrder } from '../orders/buyers-order.ts';
import { slashedDate } from '../platform/dates.ts';
import { formatRupeeChange, formatRupees } from '../platform/decimal.ts';
import { filledTexts } from '../printing/printable-document.ts';
import type { PaperColumn, PaperRow, PrintablePaper } from '../printing/printable-paper.ts';
import { differenceMessages } from '../quotations/difference-messages.ts';
import { differenceParts, differenceTotals, isDifferent, type QuotationDifference } from '../quotations/quotation-difference.ts';
import { printableDocument, type PrintedContent } from '../quotations/quotation-document.ts';
import { orderChangeMessages as say, orderChangePaperWords as words } from './order-change-messages.ts';

const columns: readonly PaperColumn[] = [
  { heading: '', width: 60 },
  { heading: words.before, width: 45 },
  { heading: words.after, width: 45 },
  { heading: words.change, width: 30, isFigure: true },
];

interface ChangedOrder {
  /** The order with the contents of the change. */
  readonly order: PrintedContent & BuyersOrder;
  readonly change: number;
  /** The day of its approval. */
  readonly on: string;
  readonly differences: readonly QuotationDifference[];
}

/** Makes the paper. Rows without a difference are left out. Never fails. */
export function orderChangePaper({ order, change, on, differences }: ChangedOrder): PrintablePaper {
  const { issuer, to } = printableDocument(order, []);
  const totals = differenceTotals(differences);
  return {
    title: words.title,
    number: order.number,
    copies: [''],
    watermark: '',
    issuer,
    facts: filledTexts([
      { label: paperWords.orderNumber, text: order.number },
      { label: words.orderDate, text: slashedDate(order.date) },
      { label: paperWords.buyersOrder, text: buyersOrderText(order) },
      { label: words.change, text: say.numberAndDay(change, on) },
    ]),
    parties: [{ title: words.customer, lines: [to.name, ...to.address, to.attention] }],
    hasPhotos: false,
    columns,
    rows: differenceParts.flatMap((part) =>
      partRows(
        part,
        differences.filter((row) => row.part === part && isDifferent(row)),
      ),
    ),
    totals: [
      { label: words.totalBefore, text: formatRupees(totals.before) },
      { label: words.difference, text: formatRupeeChange(totals.after - totals.before) },
      { label: words.totalAfter, text: formatRupees(totals.after) },
    ],
    taxes: noTaxes,
    remarks: [{ label: paperWords.remark, text: words.restStays }],
    signatures: [words.acceptedBy, paperWords.signatory(issuer.name)],
    fileName: paperFileName('order-change', `${order.number}-${change}`, on),
  };
}

/** The rows of a part below its heading; none if nothing in it differs. */
function partRows(part: QuotationDifference['part'], rows: readonly QuotationDifference[]): PaperRow[] {
  if (rows.length === 0) return [];
  return [{ photo: '', texts: [differenceMessages.parts[part]], isSum: true }, ...rows.map(differenceRow)];
}

function differenceRow(row: QuotationDifference): PaperRow {
  const { before, after } = differenceTotals([row]);
  const isOfFigures = row.part === 'Line' || row.part === 'Costing';
  const kind = row.kind === 'Changed' ? '' : ` (${row.kind.toLowerCase()})`;
  const change = isOfFigures ? formatRupeeChange(after - before) : '';
  return { photo: '', texts: [row.label + kind, row.before || words.nothing, row.after || words.nothing, change] };
}

/** The dispatch note: which goods leave, for whom, and how they travel. It does not mention tax. */
import { buyersOrderText } from '../orders/buyers-order.ts';
import { slashedDate } from '../platform/dates.ts';
import { groupedDecimal, groupedPieces } from '../platform/decimal.ts';
import { filledTexts } from '../printing/printable-document.ts';
import type { PaperColumn, PrintablePaper } from '../printing/printable-paper.ts';
import { goodsTexts, noTaxes, paperFileName, partyBox, transportFacts, type PaperFacts } from './paper-parts.ts';
import { paperWords as say } from './paper-messages.ts';

const usual: readonly PaperColumn[] = [
  { heading: say.serial, width: 9 },
  { heading: say.photo, width: 22 },
  { heading: say.goods, width: 101 },
  { heading: say.hsn, width: 20 },
  { heading: say.quantity, width: 14, isFigure: true },
  { heading: say.unit, width: 14 },
];
const priced: readonly PaperColumn[] = [
  ...usual.map((column) => (column.heading === say.goods ? { ...column, width: 53 } : column)),
  { heading: say.rate, width: 22, isFigure: true },
  { heading: say.amount, width: 26, isFigure: true },
];

/** Makes the dispatch note. Prices are those of the order, before discount and tax. Never fails. */
export function dispatchNote({ details, issuer }: PaperFacts, { hasPrices }: { readonly hasPrices: boolean }): PrintablePaper {
  const { number, invoiceNumber, invoiceDate, dispatchDate, remark } = details;
  return {
    title: say.note,
    number,
    copies: [''],
    watermark: '',
    issuer: { ...issuer, facts: issuer.facts.filter(({ label }) => label === 'Phone' || label === 'Email') },
    facts: filledTexts([
      { label: say.orderNumber, text: number },
      { label: say.buyersOrder, text: buyersOrderText(details) },
      { label: say.invoiceNumber, text: invoiceNumber },
      { label: say.invoiceDate, text: invoiceNumber && slashedDate(invoiceDate) },
      { label: say.dispatchDate, text: slashedDate(dispatchDate) },
      ...transportFacts(details),
    ]),
    parties: [partyBox(say.consignee, details.consignee, { contact: details.contact })].map(withoutTax),
    hasPhotos: true,
    columns: hasPrices ? priced : usual,
    rows: details.lines.map((line, index) => {
      const [serial, ...goods] = goodsTexts(line, index);
      const prices = hasPrices ? [groupedDecimal(line.rate), groupedDecimal(line.gross)] : [];
      return { photo: line.photo, texts: [serial, '', ...goods, ...prices] };
    }),
    totals: [{ label: say.totalQuantity, text: groupedPieces(details.lines.reduce((sum, { quantity }) => sum + quantity, 0)) }],
    taxes: noTaxes,
    remarks: filledTexts([{ label: say.remark, text: remark }]),
    signatures: [say.receivedBy, say.signatory(issuer.name)],
    fileName: paperFileName('dispatch-note', `${number}-${invoiceNumber}`, dispatchDate),
  };
}

/** The party without its GSTIN, which a receiver of goods need not show. */
function withoutTax({ title, lines }: ReturnType<typeof partyBox>): ReturnType<typeof partyBox> {
  return { title, lines: lines.filter((line) => !line.startsWith(say.gstin(''))) };
}

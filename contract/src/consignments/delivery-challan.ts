/** The delivery challan (rule 55). The goods travel for supply, so it shows the tax. */
import { buyersOrderText } from '../orders/buyers-order.ts';
import { slashedDate } from '../platform/dates.ts';
import { isTaxed } from '../gst/tax-heads.ts';
import { formatPercent, groupedDecimal } from '../platform/decimal.ts';
import { filledTexts } from '../printing/printable-document.ts';
import type { PaperColumn, PrintablePaper } from '../printing/printable-paper.ts';
import {
  closingTotals,
  consigneeOf,
  goodsTexts,
  noTaxes,
  paperFileName,
  partyBox,
  placeOfSupply,
  taxTable,
  transportFacts,
  type IssuedFacts,
} from './paper-parts.ts';
import { copyMarks, paperWords as say } from './paper-messages.ts';

const columns: readonly PaperColumn[] = [
  { heading: say.serial, width: 9 },
  { heading: say.goods, width: 88 },
  { heading: say.hsn, width: 20 },
  { heading: say.quantity, width: 14, isFigure: true },
  { heading: say.unit, width: 13 },
  { heading: say.gst, width: 12, isFigure: true },
  { heading: say.taxable, width: 24, isFigure: true },
];

/** Makes the challan of a consignment. Never fails. */
export function deliveryChallan({ details, issuer, number, date }: IssuedFacts): PrintablePaper {
  const hasTax = isTaxed(details.heads);
  const hasRates = hasTax || details.gstAmount !== 0;
  return {
    title: say.challan,
    number,
    copies: [...copyMarks.challan],
    watermark: '',
    issuer,
    facts: filledTexts([
      { label: say.challanNumber, text: number },
      { label: say.date, text: slashedDate(date) },
      { label: say.orderNumber, text: details.number },
      { label: say.buyersOrder, text: buyersOrderText(details) },
      { label: say.placeOfSupply, text: placeOfSupply(details) },
      ...transportFacts(details),
    ]),
    parties: [partyBox(say.consigner, details.seller), partyBox(say.consignee, consigneeOf(details))],
    hasPhotos: false,
    columns,
    rows: details.lines.map((line, index) => ({
      photo: '',
      texts: [...goodsTexts(line, index), hasRates ? formatPercent(line.gstPercent) : '-', groupedDecimal(line.taxable)],
    })),
    totals: closingTotals(details, { taxable: say.taxable, total: say.value }),
    taxes: hasTax ? taxTable(details) : noTaxes,
    remarks: filledTexts([{ label: say.remark, text: details.remark }]),
    signatures: [say.receivedBy, say.signatory(issuer.name)],
    fileName: paperFileName('delivery-challan', number, date),
  };
}

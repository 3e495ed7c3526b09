/** The delivery challan (rule 55). The goods travel for supply, so it shows the tax. */
import { buyersOrderText } from '../orders/buyers-order.ts';
import { slashedDate } from '../platform/dates.ts';
import { isTaxed } from '../gst/tax-heads.ts';
import { formatPercent, groupedDecimal } from '../platform/decimal.ts';
import { filledTexts } from '../printing/printable-document.ts';
import type { PrintablePaper } from '../printing/printable-paper.ts';
import {
  closingTotals,
  consigneeOf,
  goodsColumns,
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
    columns: goodsColumns,
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

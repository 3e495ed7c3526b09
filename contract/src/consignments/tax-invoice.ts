/** The tax invoice (rule 46) and the bill of supply (rule 49). */
import { amountInWords } from '../platform/amount-in-words.ts';
import { buyersOrderText } from '../orders/buyers-order.ts';
import { slashedDate } from '../platform/dates.ts';
import { formatPercent, formatRupees, groupedDecimal } from '../platform/decimal.ts';
import { presumedCategory } from '../gst/gst-category.ts';
import { isTaxed } from '../gst/tax-heads.ts';
import { filledTexts, type LabelledText } from '../printing/printable-document.ts';
import type { PaperColumn, PrintablePaper } from '../printing/printable-paper.ts';
import type { Paper } from './consignment-words.ts';
import type { ConsignmentDetails } from './consignment.ts';
import {
  closingTotals,
  goodsTexts,
  noTaxes,
  paperFileName,
  placeOfSupply,
  taxTable,
  tradingParties,
  transportFacts,
  type IssuedFacts,
  type PaperFacts,
} from './paper-parts.ts';
import { copyMarks, paperWords as say } from './paper-messages.ts';

const goods: readonly PaperColumn[] = [
  { heading: say.serial, width: 8 },
  { heading: say.goods, width: 59 },
  { heading: say.hsn, width: 17 },
  { heading: say.quantity, width: 14, isFigure: true },
  { heading: say.unit, width: 10 },
  { heading: say.rate, width: 20, isFigure: true },
  { heading: say.discount, width: 18, isFigure: true },
];
const taxed: readonly PaperColumn[] = [
  ...goods,
  { heading: say.gst, width: 12, isFigure: true },
  { heading: say.taxable, width: 22, isFigure: true },
];
const untaxed: readonly PaperColumn[] = [...goods, { heading: say.valueAfterDiscount, width: 34, isFigure: true }];

/** The paper that bills a sale with these heads. */
export function paperOfHeads(heads: ConsignmentDetails['heads']): Extract<Paper, 'Tax Invoice' | 'Bill of Supply'> {
  return heads === 'none' ? 'Bill of Supply' : 'Tax Invoice';
}

/** Makes the invoice of a consignment, without what the portal has answered for it (`registeredPaper`). Never fails. */
export function taxInvoice({ details, issuer, company, number, date }: IssuedFacts): PrintablePaper {
  const hasTax = isTaxed(details.heads);
  const title = paperOfHeads(details.heads);
  const isService = details.lines.every(({ nature }) => nature === 'Service');
  return {
    title,
    number,
    copies: [...(isService ? copyMarks.services : copyMarks.goods)],
    watermark: '',
    issuer,
    facts: filledTexts([
      { label: say.invoiceNumber, text: number },
      { label: say.date, text: slashedDate(date) },
      { label: say.orderNumber, text: details.number },
      { label: say.buyersOrder, text: buyersOrderText(details) },
      { label: say.placeOfSupply, text: placeOfSupply(details) },
      { label: say.reverseCharge, text: title === 'Tax Invoice' ? say.no : '' },
      ...transportFacts(details),
    ]),
    parties: tradingParties(details),
    hasPhotos: false,
    columns: hasTax ? taxed : untaxed,
    rows: details.lines.map((line, index) => ({
      photo: '',
      texts: [
        ...goodsTexts(line, index),
        groupedDecimal(line.rate),
        groupedDecimal(line.discount),
        ...(hasTax ? [formatPercent(line.gstPercent)] : []),
        groupedDecimal(line.taxable),
      ],
    })),
    totals: totalsOf(details, hasTax),
    taxes: hasTax ? taxTable(details) : noTaxes,
    remarks: remarksOf({ details, issuer, company }),
    signatures: [say.signatory(issuer.name)],
    fileName: paperFileName(title === 'Tax Invoice' ? 'tax-invoice' : 'bill-of-supply', number, date),
  };
}

function totalsOf(details: ConsignmentDetails, hasTax: boolean): LabelledText[] {
  const { gross, discount } = details;
  return [
    { label: say.total, text: formatRupees(gross) },
    ...(discount === 0 ? [] : [{ label: say.lessDiscount, text: formatRupees(discount) }]),
    ...closingTotals(details, { taxable: hasTax ? say.taxable : say.valueAfterDiscount, total: say.grandTotal }),
  ];
}

function remarksOf({ details, issuer, company }: PaperFacts): LabelledText[] {
  const { total, chargesMode, heads, remark } = details;
  // The letterhead of an order from before the company had the number shows none.
  const hasMsme = issuer.facts.some(({ label }) => label === say.msme);
  return filledTexts([
    { label: say.words, text: amountInWords(total) },
    { label: say.endorsement, text: endorsementOf(details, company?.lut ?? '') },
    { label: say.declaration, text: heads === 'none' && company?.gstRegime === 'Composition' ? say.composition : '' },
    { label: say.charge, text: chargesMode === 'Own Rate' ? '' : say.chargesIncluded },
    { label: say.bank, text: [company?.bankName, company?.branch].filter(Boolean).join(', ') },
    { label: say.account, text: company?.accountNumber ?? '' },
    { label: say.ifsc, text: company?.ifsc ?? '' },
    { label: say.msme, text: hasMsme ? '' : (company?.msme ?? '') },
    { label: say.remark, text: remark },
  ]);
}

/** The endorsement of supplies to SEZ and of exports (rule 46). */
function endorsementOf({ gstCategory, buyer, heads }: ConsignmentDetails, lut: string): string {
  const category = gstCategory || presumedCategory(buyer);
  const underLut = lut === '' ? '' : say.lut(lut);
  const isZeroRated = heads === 'zero-rated';
  if (category === 'SEZ under LUT' && isZeroRated) return say.sezUnderLut + underLut;
  if (category === 'SEZ with payment') return say.sezWithPayment;
  if (category === 'Export under LUT' && isZeroRated) return `${say.exportUnderLut}${underLut} ${say.country(buyer.country)}`;
  return category === 'Export with payment' ? `${say.exportWithPayment} ${say.country(buyer.country)}` : '';
}

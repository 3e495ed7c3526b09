/** The credit note on paper, with the contents of rule 53. */
import { amountInWords } from '../platform/amount-in-words.ts';
import { slashedDate } from '../platform/dates.ts';
import { formatPercent, groupedDecimal } from '../platform/decimal.ts';
import { isTaxed } from '../gst/tax-heads.ts';
import { filledTexts } from '../printing/printable-document.ts';
import type { PrintablePaper } from '../printing/printable-paper.ts';
import type { ConsignmentDetails } from '../consignments/consignment.ts';
import {
  closingTotals,
  goodsColumns,
  goodsTexts,
  noTaxes,
  paperFileName,
  placeOfSupply,
  taxTable,
  tradingParties,
  type PaperFacts,
} from '../consignments/paper-parts.ts';
import { paperWords } from '../consignments/paper-messages.ts';
import { creditPaperWords as say } from './credit-note-messages.ts';
import type { CreditNote } from './credit-note.ts';
import type { InvoiceShare } from './credit-share.ts';

/** What a credit note takes of its invoice, as a consignment of its own: with the same parties and heads. Amounts in paise. */
export function creditedDetails(
  details: ConsignmentDetails,
  { taxable, cgst, sgst, igst, roundOff, total }: CreditNote,
  { lines, groups, tax }: Pick<InvoiceShare, 'lines' | 'groups' | 'tax'>,
): ConsignmentDetails {
  const sum = (amount: (line: InvoiceShare['lines'][number]) => number) => lines.reduce((all, line) => all + amount(line), 0);
  return {
    ...details,
    lines: lines.flatMap((line) => {
      const known = details.lines.find(({ lineId }) => lineId === line.lineId);
      const { quantity, gross, discount, chargesWithGoods, taxable: worth } = line;
      return known && (quantity > 0 || worth > 0) ? [{ ...known, quantity, gross, discount, chargesWithGoods, taxable: worth }] : [];
    }),
    gross: sum(({ gross }) => gross),
    discount: sum(({ discount }) => discount),
    specialCharges: sum(({ ownCharges }) => ownCharges.special),
    shippingCharges: sum(({ ownCharges }) => ownCharges.shipping),
    installationCharges: sum(({ ownCharges }) => ownCharges.installation),
    gstAmount: tax,
    groups: [...groups],
    taxable,
    cgst,
    sgst,
    igst,
    roundOff,
    total,
  };
}

interface CreditNoteFacts extends PaperFacts {
  readonly note: CreditNote;
}

/** Makes the paper of a credit note; `details` are those of what it credits. Never fails. */
export function creditNotePaper({ note, details, issuer }: CreditNoteFacts): PrintablePaper {
  const hasTax = isTaxed(details.heads);
  return {
    title: say.title,
    number: note.number,
    copies: [''],
    watermark: '',
    issuer,
    facts: filledTexts([
      { label: say.number, text: note.number },
      { label: paperWords.date, text: slashedDate(note.date) },
      { label: say.invoice, text: note.invoiceNumber },
      { label: paperWords.invoiceDate, text: slashedDate(note.invoiceDate) },
      { label: paperWords.orderNumber, text: details.number },
      { label: paperWords.placeOfSupply, text: placeOfSupply(details) },
      { label: say.reason, text: note.reason },
      { label: say.return, text: note.returnNumber },
    ]),
    parties: tradingParties(details),
    hasPhotos: false,
    columns: goodsColumns,
    rows: details.lines.map((line, index) => {
      const [serial, name, hsn, quantity, unit] = goodsTexts(line, index);
      const pieces = line.quantity === 0 ? ['-', '-'] : [quantity, unit];
      return {
        photo: '',
        texts: [serial, name, hsn, ...pieces, hasTax ? formatPercent(line.gstPercent) : '-', groupedDecimal(line.taxable)],
      };
    }),
    totals: closingTotals(details, { taxable: paperWords.taxable, total: say.total }),
    taxes: hasTax ? taxTable(details) : noTaxes,
    remarks: filledTexts([
      { label: paperWords.words, text: amountInWords(note.total) },
      { label: paperWords.charge, text: details.chargesMode === 'Own Rate' ? '' : paperWords.chargesIncluded },
    ]),
    signatures: [paperWords.signatory(issuer.name)],
    fileName: paperFileName('credit-note', note.number, note.date),
  };
}

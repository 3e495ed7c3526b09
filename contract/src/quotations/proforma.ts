/** The pro-forma of a quotation or an order: what it costs with the heads of tax and in words, and where to pay. */
import { buyersOrderLine } from '../orders/buyers-order.ts';
import { changeLine, type PrintedChange } from '../orders/change-line.ts';
import { taxFootnote } from '../gst/document-tax.ts';
import { howToPayMessages } from '../money/how-to-pay-messages.ts';
import { howToPay, type PayTo } from '../money/how-to-pay.ts';
import { planMessages } from '../money/plan-messages.ts';
import { amountInWords } from '../platform/amount-in-words.ts';
import { filledTexts, type LabelledText, type PrintableDocument, type PrintedKind } from '../printing/printable-document.ts';
import { printedTerms } from './printed-names.ts';
import { proformaMessages as say } from './proforma-messages.ts';
import { printableDocument, taxOfRecord, type PrintedContent, type PrintedProduct } from './quotation-document.ts';

/** What a pro-forma says besides its record. */
export interface ProformaFacts {
  readonly kind: 'Quotation' | 'Order';
  /** Undefined when the issuing company is unknown. */
  readonly bank: PayTo | undefined;
  /** The GSTIN of the customer; blank for none. */
  readonly gstin: string;
  /** What is asked now, in paise; absent where that is not known, or not for everyone who prints it. */
  readonly payable?: number | undefined;
}

/** Makes the pro-forma. Terms without a text and blank bank details are left out. Never fails. */
export function proformaDocument(
  record: PrintedContent & Partial<PrintedChange> & { readonly poNumber: string; readonly poDate?: string },
  lines: readonly PrintedProduct[],
  { kind, bank, gstin, payable = 0 }: ProformaFacts,
): PrintableDocument {
  const printed: PrintedKind = { title: say.title, numberLabel: say.numberLabel(kind), note: say.note, caution: say.note };
  const document = printableDocument(record, lines, { kind: printed });
  const pay = bank && howToPay(bank, { number: record.number, amount: payable });
  const payment: LabelledText[] = [
    { label: howToPayMessages.payNow, text: pay?.amount ?? '' },
    { label: say.words, text: amountInWords(record.totalAmount) },
    { label: say.gstin, text: gstin },
    ...(pay?.account ?? []),
  ];
  const terms = printedTerms.map(([field, label]) => ({ label, text: record[field] }));
  const plan = document.terms.filter(({ label }) => label === planMessages.title);
  return {
    ...document,
    validUntil: '',
    change: changeLine({ approvedChange: 0, changedOn: '', ...record }),
    buyersOrder: buyersOrderLine({ poNumber: record.poNumber, poDate: record.poDate ?? '' }),
    footnote: taxFootnote(taxOfRecord(record, lines), { withCharges: true }),
    termsTitle: say.termsTitle,
    terms: filledTexts([...payment, ...plan, ...terms]),
    upi: pay?.upi ?? '',
    fileName: say.fileName(document.fileName),
  };
}

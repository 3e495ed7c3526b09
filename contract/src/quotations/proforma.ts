/** The pro-forma of a quotation or an order: what it costs with the heads of tax and in words, and where to pay. */
import type { Company } from '../companies/company.ts';
import { buyersOrderLine } from '../orders/buyers-order.ts';
import { changeLine, type PrintedChange } from '../orders/change-line.ts';
import { taxFootnote } from '../gst/document-tax.ts';
import { amountInWords } from '../platform/amount-in-words.ts';
import { filledTexts, type LabelledText, type PrintableDocument, type PrintedKind } from '../printing/printable-document.ts';
import { printedTerms } from './printed-names.ts';
import { proformaMessages as say } from './proforma-messages.ts';
import { printableDocument, taxOfRecord, type PrintedContent, type PrintedProduct } from './quotation-document.ts';

/** Where the customer pays. */
export type BankDetails = Pick<Company, 'bankName' | 'accountNumber' | 'branch' | 'ifsc' | 'swiftCode'>;

/** What a pro-forma says besides its record. */
export interface ProformaFacts {
  readonly kind: 'Quotation' | 'Order';
  /** Undefined when the issuing company is unknown. */
  readonly bank: BankDetails | undefined;
  /** The GSTIN of the customer; blank for none. */
  readonly gstin: string;
}

/** Makes the pro-forma. Terms without a text and blank bank details are left out. Never fails. */
export function proformaDocument(
  record: PrintedContent & Partial<PrintedChange> & { readonly poNumber: string; readonly poDate?: string },
  lines: readonly PrintedProduct[],
  { kind, bank, gstin }: ProformaFacts,
): PrintableDocument {
  const printed: PrintedKind = { title: say.title, numberLabel: say.numberLabel(kind), note: say.note, caution: say.note };
  const document = printableDocument(record, lines, { kind: printed });
  const payment: LabelledText[] = [
    { label: say.words, text: amountInWords(record.totalAmount) },
    { label: say.gstin, text: gstin },
    { label: say.bank, text: [bank?.bankName, bank?.branch].filter(Boolean).join(', ') },
    { label: say.account, text: bank?.accountNumber ?? '' },
    { label: say.ifsc, text: bank?.ifsc ?? '' },
    { label: say.swift, text: bank?.swiftCode ?? '' },
  ];
  const terms = printedTerms.map(([field, label]) => ({ label, text: record[field] }));
  return {
    ...document,
    validUntil: '',
    change: changeLine({ approvedChange: 0, changedOn: '', ...record }),
    buyersOrder: buyersOrderLine({ poNumber: record.poNumber, poDate: record.poDate ?? '' }),
    footnote: taxFootnote(taxOfRecord(record, lines), { withCharges: true }),
    termsTitle: say.termsTitle,
    terms: filledTexts([...payment, ...terms]),
    fileName: say.fileName(document.fileName),
  };
}

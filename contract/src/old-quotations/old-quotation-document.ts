/** The printed form of an old quotation: today's layout with the filed figures. */
import type { PrintableDocument } from '../printing/printable-document.ts';
import { blankParties, printedCompany, type PrintedCompany } from '../quotations/printed-parties.ts';
import { printableDocument } from '../quotations/quotation-document.ts';
import type { OldQuotation } from './old-quotation.ts';

/** A printed line. Quantity in hundredths of a piece, rate and total in paise. */
export interface OldQuotationLine {
  /** The picture's address; blank for none. */
  readonly photo: string;
  readonly name: string;
  readonly description: string;
  readonly quantity: number;
  readonly rate: number;
  readonly total: number;
}

/**
 * Makes the document. All amounts are the filed ones, except for the amount after discount: it was not filed and is computed as subtotal
 * less discount. The former system stored no warranty, which prints as a dash, and no issuing company, so `issuer` is printed.
 */
export function oldQuotationDocument(
  quotation: OldQuotation,
  lines: readonly OldQuotationLine[],
  issuer?: PrintedCompany,
): PrintableDocument {
  const { taxPercent, taxAmount, serviceTaxPercent, serviceTaxAmount, ...filed } = quotation;
  return printableDocument(
    {
      ...blankParties,
      ...filed,
      ...(issuer && printedCompany(issuer)),
      totalDiscountAmount: quotation.subtotal - quotation.discountAmount,
      gstPercent: taxPercent,
      gstAmount: taxAmount,
      gstServiceChargePercent: serviceTaxPercent,
      gstServiceChargeAmount: serviceTaxAmount,
    },
    lines.map((line) => ({ ...line, quantity: line.quantity / 100 })),
  );
}

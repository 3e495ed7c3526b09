/** The follow-up letter of a quotation. The dialog and the mail use the same text. */
import { slashedDate } from '../platform/dates.ts';
import { groupedDecimal } from '../platform/decimal.ts';
import type { Quotation } from '../quotations/quotation.ts';

/** A follow-up letter, before it becomes a mail. */
export interface Letter {
  readonly subject: string;
  readonly salutation: string;
  readonly paragraphs: readonly string[];
  /** The signature, line by line. */
  readonly closing: readonly string[];
}

/** The user who signs a letter. */
export interface Signatory {
  readonly name: string;
  readonly designation: string;
  readonly officeMobile: string;
  readonly officeEmail: string;
}

type Quoted = Pick<Quotation, 'number' | 'date' | 'totalAmount' | 'companyForName'>;

/**
 * The letter to the contact person `name` about an approved quotation, which is attached unless `attachesPdf` is false. Plain text: escape
 * it before you use it in HTML.
 */
export function followUpLetter(
  { number, date, totalAmount, companyForName }: Quoted,
  name: string,
  signatory: Signatory,
  { attachesPdf = true }: { readonly attachesPdf?: boolean } = {},
): Letter {
  const proposal = `our commercial proposal ${number} dated ${slashedDate(date)} for INR ${groupedDecimal(totalAmount)}`;
  return {
    subject: `Follow-up on Commercial Proposal Ref ${number} - Status Update`,
    salutation: `Dear ${name},`,
    paragraphs: [
      `We refer to ${proposal} and would be glad to know whether you have reached a decision.`,
      'If you have any questions about the products, the terms or the delivery, please write or call. We will reply promptly.',
      ...(attachesPdf ? ['The quotation is attached again for your convenience.'] : []),
    ],
    // The first user's designation is the same as their name. Do not repeat it.
    closing: [
      ...new Set([
        'With kind regards,',
        signatory.name,
        signatory.designation,
        companyForName,
        signatory.officeMobile,
        signatory.officeEmail,
      ]),
    ].filter(Boolean),
  };
}

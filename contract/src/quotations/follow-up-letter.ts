/** The follow-up letter of a quotation. The dialog shows it and the server sends it, so they cannot differ. */
import { slashedDate } from '../platform/dates.ts';
import { groupedDecimal } from '../platform/decimal.ts';
import type { Quotation } from './quotation.ts';

export interface Letter {
  readonly subject: string;
  readonly salutation: string;
  readonly paragraphs: readonly string[];
  /** The signature, line by line. */
  readonly closing: readonly string[];
}

/** Who signs a letter. */
export interface Signatory {
  readonly name: string;
  readonly designation: string;
  readonly officeMobile: string;
  readonly officeEmail: string;
}

type Quoted = Pick<Quotation, 'number' | 'date' | 'totalAmount' | 'companyForName'>;

/** The letter to the contact person `name`. Plain text: whoever makes HTML of it escapes it. */
export function followUpLetter({ number, date, totalAmount, companyForName }: Quoted, name: string, signatory: Signatory, hasAttachment: boolean): Letter {
  const proposal = `our commercial proposal ${number} dated ${slashedDate(date)} for INR ${groupedDecimal(totalAmount)}`;
  return {
    subject: `Follow-up on Commercial Proposal Ref ${number} - Status Update`,
    salutation: `Dear ${name},`,
    paragraphs: [
      `We refer to ${proposal} and would be glad to hear how far your decision has come.`,
      'Should anything be open, be it the products, the terms or the time of delivery, please write or call: we shall answer at once.',
      ...(hasAttachment ? ['The quotation is attached again for your convenience.'] : []),
    ],
    // Whose designation is his name, as the first user's, is not named twice.
    closing: [...new Set(['With kind regards,', signatory.name, signatory.designation, companyForName, signatory.officeMobile, signatory.officeEmail])].filter(Boolean),
  };
}

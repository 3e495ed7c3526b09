/** The answers of the portals to the uploaded files: the e-way bill and the registration of the e-invoice. */
import * as z from 'zod';
import { date, optionalDate } from '../platform/dates.ts';
import { day, line } from '../platform/fields.ts';
import { taxDocumentMessages as say } from '../tax-documents/tax-documents-messages.ts';

const text = z.string();

/** The e-way bill in a request. A blank number removes a wrong one. */
export const enteredEway = {
  ewayNumber: line(20).regex(/^(\d{12})?$/, { error: say.enterEwayNumber }),
  ewayDate: optionalDate,
  validUntil: optionalDate,
};

/** How many characters without accents the largest QR code holds. The portal signs about 1,100. */
export const longestQrText = 2953;

/** Whether a QR code can hold a text. */
export function qrCodeHolds(entered: string): boolean {
  return entered.length <= longestQrText && /^[\x20-\x7e]*$/.test(entered);
}

/** The registration of an invoice in a request. A blank IRN removes a wrong one. */
export const enteredEinvoice = {
  irn: line(80)
    .toLowerCase()
    .regex(/^([0-9a-f]{64})?$/, { error: say.enterIrn }),
  ackNo: line(20).nullish(),
  ackDate: z.union([z.literal(''), date(say.enterDay)]).nullish(),
  /** The text of the QR code, signed by the portal. */
  signedQr: z.string().trim().refine(qrCodeHolds, { error: say.enterQr }).nullish(),
};

/** The same in an answer. */
export const answeredByPortals = {
  ewayDate: day,
  ewayValidUntil: day,
  ackNo: text,
  ackDate: day,
  signedQr: text,
};

/** The failure that incomplete or contradictory entries of an e-way bill cause. Undefined if there is none. */
export function ewayFault(entered: { ewayNumber: string; ewayDate?: string | null | undefined; validUntil?: string | null | undefined }) {
  const { ewayNumber, ewayDate = '', validUntil = '' } = entered;
  if (ewayNumber !== '' && !ewayDate) return 'EwayDateMissing';
  return ewayDate && validUntil && validUntil < ewayDate ? 'EwayEndsBefore' : undefined;
}

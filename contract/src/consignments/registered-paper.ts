/** The portal's registration of an e-invoice, on paper. It is stamped on the invoice and changes nothing else there. */
import { slashedDate } from '../platform/dates.ts';
import type { LabelledText } from '../printing/printable-document.ts';
import type { PaperRegistration, PrintablePaper } from '../printing/printable-paper.ts';
import type { ConsignmentDetails } from './consignment.ts';
import { paperWords as say } from './paper-messages.ts';
import { qrCodeHolds } from './portal-answers.ts';

type Answered = Pick<ConsignmentDetails, 'irn' | 'irnMissing' | 'ackNo' | 'ackDate' | 'signedQr'>;

const isNotIrn = ({ label }: LabelledText) => label !== say.irn;

/** An invoice with IRN, acknowledgement and QR code. If its IRN is missing, it says so instead. Never fails. */
export function registeredPaper(paper: PrintablePaper, answered: Answered): PrintablePaper {
  const { irn, irnMissing } = answered;
  const isPending = irnMissing === 'Yes';
  const remarks = paper.remarks.filter(isNotIrn);
  return {
    ...paper,
    watermark: isPending ? 'IRN PENDING' : '',
    facts: paper.facts.filter(isNotIrn),
    remarks: isPending ? [{ label: say.irn, text: say.irnPending }, ...remarks] : remarks,
    registration: irn === '' ? undefined : registrationOf(answered),
  };
}

/** The QR code holds the text as entered. The panel does not check the portal's signature. */
function registrationOf({ irn, ackNo, ackDate, signedQr }: Answered): PaperRegistration {
  return {
    facts: [
      { label: say.irn, text: irn },
      { label: say.ackNumber, text: ackNo },
      { label: say.ackDate, text: ackDate && slashedDate(ackDate) },
    ],
    qr: qrCodeHolds(signedQr) ? signedQr : '',
  };
}

import { taxDocumentMessages } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { changeConsignment, changeOf, consignmentToChange } from '../consignments/public.ts';
import { handler } from '../platform/handler.ts';

export const UpdateEinvoice = handler('UpdateEinvoice', async ({ db, input, user, now, fail, record }) => {
  const { irn, ackNo, ackDate, signedQr } = input;
  const hasIrn = irn !== '';
  if (hasIrn && !ackNo) throw fail('AckMissing');
  if (hasIrn && !ackDate) throw fail('AckDateMissing');
  if (hasIrn && !signedQr) throw fail('QrMissing');
  const before = await consignmentToChange({ db, input, fail });
  if (before.invoiceNumber === '') throw fail('NoInvoiceYet');
  const change = {
    irn,
    ack_number: hasIrn ? (ackNo ?? '') : '',
    ack_on: hasIrn ? (ackDate ?? '') : '',
    signed_qr: hasIrn ? (signedQr ?? '') : '',
    ...(irn !== before.irn && { irn_at: hasIrn ? now : null }),
  };
  if (!(await changeConsignment(db, before, change, { userId: user.userId, now }))) throw fail('VersionConflict');
  record(await changeOf(db, before, taxDocumentMessages.history.einvoice(before.number)));
  return [{ consignmentId: before.consignmentId }];
});

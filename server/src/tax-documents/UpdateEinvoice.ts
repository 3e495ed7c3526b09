import { taxDocumentMessages } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { changeConsignment, consignmentDetails } from '../consignments/public.ts';
import { handler } from '../platform/handler.ts';

export const UpdateEinvoice = handler('UpdateEinvoice', async ({ db, input, user, now, fail, record }) => {
  const { consignmentId, version, irn } = input;
  const isKept = irn !== '';
  const { ackNo, ackDate, signedQr } = input;
  if (isKept && !ackNo) throw fail('AckMissing');
  if (isKept && !ackDate) throw fail('AckDateMissing');
  if (isKept && !signedQr) throw fail('QrMissing');
  const [before] = await consignmentDetails(db, { ids: [consignmentId] });
  if (!before) throw fail('ConsignmentNotFound');
  if (version !== undefined && version !== before.version) throw fail('ChangedMeanwhile');
  if (before.invoiceNumber === '') throw fail('NoInvoiceYet');
  const change = {
    irn,
    ack_number: isKept ? (ackNo ?? '') : '',
    ack_on: isKept ? (ackDate ?? '') : '',
    signed_qr: isKept ? (signedQr ?? '') : '',
  };
  if (!(await changeConsignment(db, before, change, { userId: user.userId, now }))) throw fail('ChangedMeanwhile');
  const [after] = await consignmentDetails(db, { ids: [consignmentId] });
  record({
    record: 'consignment',
    id: consignmentId,
    before,
    after,
    summary: taxDocumentMessages.history.einvoice(before.number),
    concerns: [{ record: 'order', id: before.orderId }],
  });
  return [{ consignmentId }];
});

import { ewayFault } from '@vikray/contract/consignments/portal-answers.ts';
import { taxDocumentMessages } from '@vikray/contract/tax-documents/tax-documents-messages.ts';
import { changeConsignment, consignmentDetails } from '../consignments/public.ts';
import { handler } from '../platform/handler.ts';

export const UpdateEway = handler('UpdateEway', async ({ db, input, user, now, fail, record }) => {
  const { consignmentId, version, ewayNumber } = input;
  const fault = ewayFault(input);
  if (fault) throw fail(fault);
  const [before] = await consignmentDetails(db, { ids: [consignmentId] });
  if (!before) throw fail('ConsignmentNotFound');
  if (version !== undefined && version !== before.version) throw fail('ChangedMeanwhile');
  const isKept = ewayNumber !== '';
  const change = {
    eway_number: ewayNumber,
    eway_on: isKept ? (input.ewayDate ?? '') : '',
    eway_valid_until: isKept ? (input.validUntil ?? '') : '',
  };
  if (!(await changeConsignment(db, before, change, { userId: user.userId, now }))) throw fail('ChangedMeanwhile');
  const [after] = await consignmentDetails(db, { ids: [consignmentId] });
  record({
    record: 'consignment',
    id: consignmentId,
    before,
    after,
    summary: taxDocumentMessages.history.eway(before.number, ewayNumber),
    concerns: [{ record: 'order', id: before.orderId }],
  });
  return [{ consignmentId }];
});

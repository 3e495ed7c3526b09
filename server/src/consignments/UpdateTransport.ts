import { consignmentHistory } from '@vikray/contract/consignments/consignment-messages.ts';
import { handler } from '../platform/handler.ts';
import { changeConsignment } from './consignment-store.ts';
import { consignmentDetails } from './consignment-details-store.ts';
import { transportColumns } from './transport-columns.ts';

export const UpdateTransport = handler('UpdateTransport', async ({ db, input, user, now, fail, record }) => {
  const { consignmentId, version } = input;
  const [before] = await consignmentDetails(db, { ids: [consignmentId] });
  if (!before) throw fail('ConsignmentNotFound');
  if (version !== undefined && version !== before.version) throw fail('ChangedMeanwhile');
  const stamp = { userId: user.userId, now };
  if (!(await changeConsignment(db, before, transportColumns(input), stamp))) throw fail('ChangedMeanwhile');
  const [after] = await consignmentDetails(db, { ids: [consignmentId] });
  record({
    record: 'consignment',
    id: consignmentId,
    before,
    after,
    summary: consignmentHistory.transport(before.number),
    concerns: [{ record: 'order', id: before.orderId }],
  });
  return [{ consignmentId }];
});

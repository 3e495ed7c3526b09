import { consignmentHistory } from '@vikray/contract/consignments/consignment-messages.ts';
import { handler } from '../platform/handler.ts';
import { changeConsignment } from './consignment-store.ts';
import { changeOf, consignmentToChange } from './consignment-change.ts';
import { transportColumns } from './transport-columns.ts';

export const UpdateTransport = handler('UpdateTransport', async ({ db, input, user, now, fail, record }) => {
  const before = await consignmentToChange({ db, input, fail });
  if (!(await changeConsignment(db, before, transportColumns(input), { userId: user.userId, now }))) throw fail('VersionConflict');
  record(await changeOf(db, before, consignmentHistory.transport(before.number)));
  return [{ consignmentId: before.consignmentId }];
});

import { handler } from '../platform/handler.ts';
import { findRequest, updateRemark } from './brochure-store.ts';

export const UpdateBrochure = handler('UpdateBrochure', async ({ db, input, user, now, fail, record }) => {
  const before = await findRequest(db, input.id);
  if (!before) throw fail('RequestNotFound');
  if (input.version !== undefined && input.version !== before.version) throw fail('VersionConflict');

  const after = await updateRemark(db, before, input.remarks, { userId: user.userId, now });
  if (!after) throw fail('VersionConflict');
  record({ record: 'brochure request', id: input.id, before, after });
  return [{ requestId: input.id }];
});

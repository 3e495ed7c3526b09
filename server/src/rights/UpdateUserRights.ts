import { handler } from '../platform/handler.ts';
import { assignRights } from './assign-rights.ts';

export const UpdateUserRights = handler('UpdateUserRights', async (context) => {
  const { input, fail } = context;
  const refusal = await assignRights(context, input.userId, input, input.version);
  if (refusal) throw fail(refusal);
  return [{ userId: input.userId }];
});

import { preparedHandler } from '../platform/handler.ts';
import { demandOwnPassword } from '../users/public.ts';
import { assignRights } from './assign-rights.ts';

export const UpdateUserRights = preparedHandler('UpdateUserRights', {
  prepare: (context) => demandOwnPassword(context, context.input.ownPassword),
  run: async (context) => {
    const { input, fail } = context;
    const refusal = await assignRights(context, input.userId, input, input.version);
    if (refusal) throw fail(refusal);
    return [{ userId: input.userId }];
  },
});

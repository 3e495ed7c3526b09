import { preparedHandler } from '../platform/handler.ts';
import { demandOwnPassword } from '../users/public.ts';
import { newHashedCodes } from './new-codes.ts';
import { findSecondStep, replaceRecoveryCodes } from './second-step-store.ts';

export const AddRecoveryCodes = preparedHandler('AddRecoveryCodes', {
  prepare: async (context) => {
    const { db, input, user, fail } = context;
    await demandOwnPassword(context, input.ownPassword);
    const step = await findSecondStep(db, user.userId);
    if (!step?.isConfirmed) throw fail('NotOn');
    return { codeSalt: step.codeSalt, made: await newHashedCodes(step.codeSalt, user) };
  },
  run: async ({ db, user, fail, record }, { codeSalt, made }) => {
    const step = await findSecondStep(db, user.userId);
    if (!step?.isConfirmed || step.codeSalt !== codeSalt) throw fail('NotOn');
    await replaceRecoveryCodes(db, user.userId, made.hashes);
    record({ record: 'user', id: user.userId, name: user.name, after: { changed: 'recovery codes' } });
    return [{ codes: made.codes }];
  },
});

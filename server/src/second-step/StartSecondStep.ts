import { preparedHandler } from '../platform/handler.ts';
import { isUnprotected } from '../platform/secrets/protect-secrets.ts';
import { demandOwnPassword, getLoginRecord } from '../users/public.ts';
import { newCodeSalt } from './recovery-codes.ts';
import { beginSecondStep } from './second-step-store.ts';
import { newSecret, otpauthAddress } from './totp.ts';

export const StartSecondStep = preparedHandler('StartSecondStep', {
  prepare: async (context) => {
    if (isUnprotected(context.db)) throw context.fail('NoKey');
    return demandOwnPassword(context, context.input.ownPassword);
  },
  run: async ({ db, user, settings, fail }) => {
    const secret = newSecret();
    if (!(await beginSecondStep(db, user.userId, secret, newCodeSalt()))) throw fail('AlreadyOn');
    const { officeMobile } = await getLoginRecord(db, user.userId);
    return [{ secret, address: otpauthAddress(secret, settings.brandName, officeMobile) }];
  },
});

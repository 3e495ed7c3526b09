import { preparedHandler } from '../platform/handler.ts';
import { ownerOf } from '../platform/slow-hash.ts';
import { deleteSessionsOf } from '../session/public.ts';
import { setSignInMail } from '../users/public.ts';
import { readCode } from './check-code.ts';
import { newHashedCodes } from './new-codes.ts';
import { confirmSecondStep, findSecondStep, replaceRecoveryCodes } from './second-step-store.ts';

export const ConfirmSecondStep = preparedHandler('ConfirmSecondStep', {
  prepare: async ({ db, input, user, now, fail }) => {
    const begun = await findSecondStep(db, user.userId);
    if (!begun) throw fail('NotStarted');
    if (begun.isConfirmed) throw fail('AlreadyOn');
    const code = await readCode(begun, input.code, now, ownerOf(user));
    if (code === 'lost') throw fail('KeyLost');
    if (code === 'wrong' || !('step' in code)) throw fail('WrongCode');
    return { secret: begun.secret, step: code.step, made: await newHashedCodes(begun.codeSalt, user) };
  },
  run: async ({ db, user, now, fail, record }, { secret, step, made }) => {
    // Another set-up may have begun in the meantime, with another key.
    if ((await findSecondStep(db, user.userId))?.secret !== secret) throw fail('NotStarted');
    if (!(await confirmSecondStep(db, user.userId, step, now))) throw fail('AlreadyOn');
    await replaceRecoveryCodes(db, user.userId, made.hashes);
    await setSignInMail(db, user.userId, true);
    // They were begun with the password alone.
    await deleteSessionsOf(db, user.userId, user.sessionHash);
    record({ record: 'user', id: user.userId, name: user.name, after: { changed: 'two-step sign-in: on' } });
    return [{ codes: made.codes }];
  },
});

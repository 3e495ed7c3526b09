import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import { preparedHandler } from '../platform/handler.ts';
import { ownerOf } from '../platform/slow-hash.ts';
import { deleteSessionsOf } from '../session/public.ts';
import { tryOwnPassword } from '../users/public.ts';
import { readCode, takeCode } from './check-code.ts';
import { deleteSecondStep, findSecondStep } from './second-step-store.ts';
import { notifyEnd } from './notify-end.ts';

export const EndSecondStep = preparedHandler('EndSecondStep', {
  prepare: async (context) => {
    const { db, input, user, now, fail } = context;
    const step = await findSecondStep(db, user.userId);
    if (!step?.isConfirmed) throw fail('NotOn');
    // A right password forgives earlier failures only together with a right code. Otherwise codes could be guessed without end.
    const tried = await tryOwnPassword(context, input.ownPassword);
    const code = await readCode(step, input.code, now, ownerOf(user));
    if (code === 'lost') throw fail('KeyLost');
    if (code === 'wrong') throw fail('WrongCode');
    return { code, tried };
  },
  run: async ({ db, user, now, settings, fail, record }, { code, tried }) => {
    const { userId } = user;
    if (!(await takeCode(db, userId, code, now))) throw fail('WrongCode');
    if (!(await deleteSecondStep(db, userId))) throw fail('NotOn');
    await tried.forgive(db);
    await deleteSessionsOf(db, userId, user.sessionHash);
    await notifyEnd(db, settings, userId, say.noticeEnded, now);
    record({ record: 'user', id: userId, name: user.name, after: { changed: 'two-step sign-in: off' } });
    return [{ userId }];
  },
});

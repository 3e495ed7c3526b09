import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import { preparedHandler } from '../platform/handler.ts';
import { deleteSessionsOf } from '../session/public.ts';
import { demandOwnPassword, findMailbox } from '../users/public.ts';
import { deleteSecondStep } from './second-step-store.ts';
import { notifyEnd } from './notify-end.ts';

export const ResetSecondStep = preparedHandler('ResetSecondStep', {
  prepare: (context) => demandOwnPassword(context, context.input.ownPassword),
  run: async ({ db, input: { userId }, user, now, settings, fail, record }) => {
    const holder = await findMailbox(db, userId);
    if (!holder) throw fail('UserNotFound');
    if (userId === user.userId) throw fail('NotOneself');
    if (!(await deleteSecondStep(db, userId))) throw fail('NotOn');
    await deleteSessionsOf(db, userId);
    await notifyEnd(db, settings, userId, say.noticeReset(user.name), now);
    record({ record: 'user', id: userId, name: holder.name, after: { changed: 'two-step sign-in: reset' } });
    return [{ userId }];
  },
});

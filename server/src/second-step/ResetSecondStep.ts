import { secondStepMessages as say } from '@vikray/contract/second-step/second-step-messages.ts';
import { handler } from '../platform/handler.ts';
import { deleteSessionsOf } from '../session/public.ts';
import { findMailbox } from '../users/public.ts';
import { deleteSecondStep } from './second-step-store.ts';
import { tellEnd } from './tell-end.ts';

export const ResetSecondStep = handler('ResetSecondStep', async ({ db, input: { userId }, user, now, settings, fail, record }) => {
  const holder = await findMailbox(db, userId);
  if (!holder) throw fail('UserNotFound');
  if (userId === user.userId) throw fail('NotOneself');
  if (!(await deleteSecondStep(db, userId))) throw fail('NotOn');
  await deleteSessionsOf(db, userId);
  await tellEnd(db, settings, userId, say.noticeReset(user.name), now);
  record({ record: 'user', id: userId, name: holder.name, after: { changed: 'two-step sign-in: reset' } });
  return [{ userId }];
});

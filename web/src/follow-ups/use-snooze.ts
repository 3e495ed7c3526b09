import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { tomorrow } from '@vikray/contract/follow-ups/cadence.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { refreshFollowUps } from './follow-up-queries.ts';

/** Moves a follow-up to the next working day. Answers whether it did. */
export function useSnooze(): (followUp: DueFollowUp) => Promise<boolean> {
  const { send } = useSubmit('UpdateFollowUp');
  return async ({ dealId, version, number }) => {
    const nextOn = tomorrow(today());
    const moved = await send({ dealId, version, nextOn }, () => ({ dealId, version, nextOn }));
    // Also when refused: someone else has changed it.
    await refreshFollowUps();
    if (moved) notify.success(say.moved(nextOn), { about: number });
    return moved !== undefined;
  };
}

import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { tomorrow } from '@vikray/contract/follow-ups/cadence.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { failureSentence } from '../platform/call-failure.ts';
import { call } from '../platform/call.ts';
import { notify } from '../platform/notify.tsx';
import { freshKey } from '../platform/random-key.ts';
import { today } from '../platform/today.ts';
import { refreshFollowUps } from './follow-up-queries.ts';

/** Moves a follow-up to the next working day, beside others that are still being moved. */
export async function snooze({ dealId, version, number }: DueFollowUp): Promise<void> {
  const nextOn = tomorrow(today());
  try {
    await call('UpdateFollowUp', { dealId, version, nextOn }, { key: freshKey() });
    notify.success(say.moved(nextOn), { about: number });
  } catch (thrown) {
    notify.refusal(failureSentence(thrown), { about: number });
  }
  // Also when refused: someone else has changed it.
  await refreshFollowUps();
}

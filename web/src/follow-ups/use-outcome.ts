import { nextStep } from '@vikray/contract/follow-ups/cadence.ts';
import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import type { CallType, CallOutcome } from '@vikray/contract/follow-ups/sales-call-entry.ts';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { useDraft } from '../ui/forms/use-draft.ts';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { callDraft } from './call-draft.ts';
import { refreshFollowUps } from './follow-up-queries.ts';

/** A call as it is entered. */
export interface OutcomeForm {
  readonly outcome: CallOutcome;
  readonly callType: CallType;
  readonly description: string;
  /** YYYY-MM-DD; blank for no next date. */
  readonly nextOn: string;
  /** The mail that the call reports. */
  readonly mailId: number | undefined;
}

/**
 * The form of a call about a deal, which proposes the next step of its cadence. The tab keeps what is entered until it is saved or
 * discarded. It needs no notice, because the form shows it.
 */
export function useOutcome(
  { dealId, number, cadence, stage, contactPersonId }: DueFollowUp,
  onSaved: () => void,
  preset: Partial<OutcomeForm> = {},
) {
  const draft = useDraft<OutcomeForm>(callDraft(dealId), {
    outcome: 'Spoke',
    callType: 'Phone',
    description: '',
    nextOn: nextStep(cadence, stage, today()).nextOn,
    mailId: undefined,
    ...preset,
  });
  // What was entered before reports the mail that has just been sent.
  const isOlder = preset.mailId !== undefined && preset.mailId !== draft.form.mailId;
  const form = isOlder ? { ...draft.form, ...preset } : draft.form;
  const { send, isBusy } = useDraftSubmit(callDraft(dealId), 'AddSalesCall');

  async function submit(): Promise<void> {
    const { outcome, callType, description, nextOn, mailId } = form;
    const call = { dealId, contactPersonId, outcome, callType, description, nextOn, mailId };
    if (!(await send(call, () => call))) return;
    notify.success(say.saved, { about: number });
    draft.clear();
    onSaved();
    void refreshFollowUps();
  }

  return { form, change: (changed: Partial<OutcomeForm>) => draft.change({ ...form, ...changed }), isBusy, submit };
}

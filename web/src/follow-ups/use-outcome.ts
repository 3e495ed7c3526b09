import { nextStep } from '@vikray/contract/follow-ups/cadence.ts';
import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import type { CallType, Outcome } from '@vikray/contract/follow-ups/sales-call-entry.ts';
import { useState } from 'react';
import { notify } from '../platform/notify.tsx';
import { today } from '../platform/today.ts';
import { useSubmit } from '../ui/forms/use-submit.ts';
import { refreshFollowUps } from './follow-up-queries.ts';

/** A call as it is entered. */
export interface OutcomeForm {
  readonly outcome: Outcome;
  readonly callType: CallType;
  readonly description: string;
  /** YYYY-MM-DD; undefined for no next date. */
  readonly nextOn: string | undefined;
  /** The mail that the call reports. */
  readonly mailId: number | undefined;
}

/** The form of a call about a deal, which proposes the next step of its cadence. */
export function useOutcome(
  { dealId, number, cadence, stage, contactPersonId }: DueFollowUp,
  onSaved: () => void,
  preset: Partial<OutcomeForm> = {},
) {
  const proposed = nextStep(cadence, stage, today()).nextOn;
  const [form, setForm] = useState<OutcomeForm>({
    outcome: 'Spoke',
    callType: 'Phone',
    description: '',
    nextOn: proposed === '' ? undefined : proposed,
    mailId: undefined,
    ...preset,
  });
  const { send, isBusy } = useSubmit('AddSalesCall');

  async function submit(): Promise<void> {
    const { outcome, callType, description, nextOn = '', mailId } = form;
    const call = { dealId, contactPersonId, outcome, callType, description, nextOn, mailId };
    if (!(await send(call, () => call))) return;
    notify.success(say.saved, { about: number });
    onSaved();
    void refreshFollowUps();
  }

  return { form, setForm, isBusy, submit };
}

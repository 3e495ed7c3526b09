import { nextStep } from '@vikray/contract/follow-ups/cadence.ts';
import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import type { CallType, CallOutcome } from '@vikray/contract/follow-ups/sales-call-entry.ts';
import { failureSentence } from '../platform/call-failure.ts';
import { call } from '../platform/call.ts';
import { useLogin } from '../platform/login.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { notify } from '../platform/notify.tsx';
import type { NoticeAction } from '../platform/NoticeMore.tsx';
import { today } from '../platform/today.ts';
import { hasDraft } from '../ui/forms/stored-draft.ts';
import { draftKey, storeDraft, useDraft } from '../ui/forms/use-draft.ts';
import { useDraftSubmit } from '../ui/forms/use-draft-submit.ts';
import { callDraft } from './call-draft.ts';
import { refreshFollowUps } from './follow-up-queries.ts';

/** A call as it is entered. */
export interface OutcomeForm {
  /** Undefined until the user has chosen one. */
  readonly outcome: CallOutcome | undefined;
  readonly callType: CallType;
  readonly description: string;
  /** YYYY-MM-DD; blank for no next date. */
  readonly nextOn: string;
  /** The mail that the call reports. */
  readonly mailId: number | undefined;
}

/** How long a notice offers to take a call back. */
const undoForMs = 10_000;

/** Reads what the outcome of a saved call calls for. */
type ReadOffers = (saved: CallOutcome) => Promise<readonly NoticeAction[]>;

/** A call that is entered in the list of follow-ups. */
export interface CallInList {
  /** Opens the call of a deal again: it could not be saved, or was taken back. */
  readonly onReopen: (dealId: number) => void;
  /** Asks why a quotation is lost, also when another call is shown by then. */
  readonly onLose: (quotation: Quotation) => void;
}

/**
 * The form of a call about a deal, which proposes the next step of its cadence. The tab keeps what is entered until it is saved or
 * discarded. It needs no notice, because the form shows it.
 */
export function useOutcome(
  { dealId, number, cadence, stage, contactPersonId }: DueFollowUp,
  onSaved: () => void,
  preset: Partial<OutcomeForm> = {},
  inList?: CallInList,
) {
  const { userId } = useLogin();
  const draft = useDraft<OutcomeForm>(callDraft(dealId), {
    outcome: undefined,
    callType: 'Phone',
    description: '',
    nextOn: nextStep(cadence, stage, today()).nextOn,
    mailId: undefined,
    ...preset,
  });
  // What was entered before reports the mail that has just been sent.
  const isOlder = preset.mailId !== undefined && preset.mailId !== draft.form.mailId;
  const form = isOlder ? { ...draft.form, ...preset } : draft.form;
  const detailsOf = inList && (() => ({ about: number, actions: [{ label: say.open, onPress: () => inList.onReopen(dealId) }] }));
  const { send, isBusy } = useDraftSubmit(callDraft(dealId), 'AddSalesCall', { detailsOf });

  /** Takes a call back that has just been saved, and opens it with what was entered. */
  async function undo(callId: number, entered: OutcomeForm): Promise<void> {
    try {
      await call('WithdrawSalesCall', { callId });
    } catch (thrown) {
      return notify.failure(failureSentence(thrown), { about: number });
    }
    const name = callDraft(dealId);
    // A newer text that was begun in the meantime stays.
    if (!hasDraft(userId, name)) storeDraft(draftKey(userId, name), { ...entered, outcome: undefined }, undefined);
    notify.success(say.takenBack, { about: number });
    await refreshFollowUps();
    inList?.onReopen(dealId);
  }

  /**
   * Saves the call, and says so with what its outcome calls for. From the list, the work goes on with the next row at once, so that
   * whatever is pressed then belongs to that one.
   */
  async function submit(outcome = form.outcome, readOffers: ReadOffers = () => Promise.resolve([])): Promise<void> {
    if (outcome === undefined) return notify.refusal(say.selectOutcome);
    const { callType, description, nextOn, mailId } = form;
    const entered = { dealId, contactPersonId, outcome, callType, description, nextOn, mailId };
    const saving = send(entered, () => entered);
    const reading = readOffers(outcome);
    if (inList) onSaved();
    const saved = await saving;
    if (!saved) return;
    draft.clear();
    if (!inList) onSaved();
    void refreshFollowUps();
    const offers = await reading;
    const callId = saved[0]?.callId;
    const actions = callId === undefined ? offers : [{ label: say.undo, onPress: () => void undo(callId, form) }, ...offers];
    notify.success(say.saved, { about: number, actions, forMs: undoForMs });
  }

  return { form, change: (changed: Partial<OutcomeForm>) => draft.change({ ...form, ...changed }), isBusy, submit };
}

import { Suspense, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { callTypes, maxDescription, outcomes, type CallOutcome } from '@vikray/contract/follow-ups/sales-call-entry.ts';
import { yearLater } from '@vikray/contract/platform/dates.ts';
import type { Quotation } from '@vikray/contract/quotations/quotation.ts';
import { today } from '../platform/today.ts';
import { MarkLostDialog } from '../quotations/public.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { OutcomeButtons } from '../ui/forms/OutcomeButtons.tsx';
import { useSubmitKey } from '../ui/forms/use-submit-key.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { ParagraphInput } from '../ui/inputs/TextInput.tsx';
import { useKeys } from '../ui/keys/use-keys.ts';
import { LastCalls } from './LastCalls.tsx';
import { OutcomeOffers } from './OutcomeOffers.tsx';
import { PanelHead } from './PanelHead.tsx';
import { offerAction, useOffer } from './use-offer.ts';
import { useOutcome, type CallInList, type OutcomeForm } from './use-outcome.ts';

export interface OutcomeEntryProps {
  readonly followUp: DueFollowUp;
  /** Called once the call is saved. */
  readonly onSaved: () => void;
  /** What the call reports from the start, such as a mail that was sent. */
  readonly preset?: Partial<OutcomeForm>;
  /** For a call in the list of follow-ups. */
  readonly inList?: CallInList;
  /** Whether the keyboard is in the call, not in the list beside it. */
  readonly isOpen?: boolean;
}

/** The call about a deal: whom to call, the outcomes of the last calls, and the form for this one. No outcome is preset. */
export function OutcomeEntry({ followUp, onSaved, preset, inList, isOpen = true }: OutcomeEntryProps) {
  const entry = useRef<HTMLFormElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const { form, change, isBusy, submit } = useOutcome(followUp, onSaved, preset, inList);
  const bind = binder(form, change);
  const { offerOf, readOffer } = useOffer(followUp.quotationId);
  const [losing, setLosing] = useState<Quotation>();
  // Before the page is painted: what is pressed next counts here.
  useLayoutEffect(() => {
    if (isOpen) group.current?.focus({ preventScroll: true });
  }, [isOpen]);

  const note = () => entry.current?.querySelector('textarea');
  useKeys([{ key: 'N', does: say.enterNote, act: () => note()?.focus() }], entry);

  useSubmitKey(entry, { button: say.save, isInline: true });

  function leaveNote(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || event.target !== note()) return;
    event.preventDefault();
    group.current?.focus({ preventScroll: true });
  }

  function record(outcome: CallOutcome | undefined): void {
    void submit(outcome, async (saved) => offerAction(await readOffer(saved), inList?.onLose ?? setLosing));
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key belongs to the description inside */}
      <form
        ref={entry}
        className="outcome"
        noValidate
        onKeyDown={leaveNote}
        onSubmit={(event) => {
          event.preventDefault();
          record(form.outcome);
        }}
      >
        <PanelHead followUp={followUp} onReported={change} onSaved={onSaved} />
        <LastCalls dealId={followUp.dealId} />
        <Field name="description" label={say.description}>
          <ParagraphInput {...bind('description')} maxLength={maxDescription} rows={2} />
        </Field>
        <OutcomeButtons label={say.outcome} outcomes={outcomes} {...bind('outcome')} onRecord={record} form={entry} group={group} />
        <OutcomeOffers offer={offerOf(form.outcome)} onLose={setLosing} />
        <div className="outcome-fields">
          <Field name="callType" label={say.callType}>
            <ChoiceSelect {...bind('callType')} choices={callTypes} />
          </Field>
          <Field name="nextOn" label={say.nextDate}>
            <DateInput {...blankableDay(bind('nextOn'))} earliest={today()} latest={yearLater(today())} />
          </Field>
        </div>
        <Button look="filled" type="submit" className="outcome-save" isBusy={isBusy}>
          {say.save}
        </Button>
      </form>
      <Suspense>{losing && <MarkLostDialog quotation={losing} onClose={() => setLosing(undefined)} />}</Suspense>
    </>
  );
}

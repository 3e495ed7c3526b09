import { useEffect, useRef } from 'react';
import type { DueFollowUp } from '@vikray/contract/follow-ups/due-follow-up.ts';
import { dueMessages as say } from '@vikray/contract/follow-ups/due-messages.ts';
import { callTypes, maxDescription } from '@vikray/contract/follow-ups/sales-call-entry.ts';
import { yearLater } from '@vikray/contract/platform/dates.ts';
import { today } from '../platform/today.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Field } from '../ui/field/Field.tsx';
import { binder } from '../ui/forms/bind.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { ParagraphInput } from '../ui/inputs/TextInput.tsx';
import { LastCalls } from './LastCalls.tsx';
import { OutcomeButtons } from './OutcomeButtons.tsx';
import { OutcomeOffers } from './OutcomeOffers.tsx';
import { PanelHead } from './PanelHead.tsx';
import { useOutcome, type OutcomeForm } from './use-outcome.ts';

export interface OutcomeEntryProps {
  readonly followUp: DueFollowUp;
  /** Called once the call is saved. */
  readonly onSaved: () => void;
  /** What the call reports from the start, such as a mail that was sent. */
  readonly preset?: Partial<OutcomeForm>;
}

/** The call about a deal: whom to call, the outcomes of the last calls, and the form for this one. Enter saves it. */
export function OutcomeEntry({ followUp, onSaved, preset }: OutcomeEntryProps) {
  const save = useRef<HTMLButtonElement>(null);
  const { form, change, isBusy, submit } = useOutcome(followUp, onSaved, preset);
  const bind = binder(form, change);
  useEffect(() => save.current?.focus({ preventScroll: true }), []);
  return (
    <form
      className="outcome"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PanelHead followUp={followUp} onReported={change} onSaved={onSaved} />
      <LastCalls dealId={followUp.dealId} />
      <OutcomeButtons {...bind('outcome')} />
      <OutcomeOffers outcome={form.outcome} quotationId={followUp.quotationId} />
      <div className="outcome-fields">
        <Field name="callType" label={say.callType}>
          <ChoiceSelect {...bind('callType')} choices={callTypes} />
        </Field>
        <Field name="nextOn" label={say.nextDate}>
          <DateInput
            value={form.nextOn === '' ? undefined : form.nextOn}
            onChange={(day) => change({ nextOn: day ?? '' })}
            earliest={today()}
            latest={yearLater(today())}
          />
        </Field>
        <Field name="description" label={say.description}>
          <ParagraphInput {...bind('description')} maxLength={maxDescription} rows={2} />
        </Field>
      </div>
      <Button ref={save} look="filled" type="submit" className="outcome-save" isBusy={isBusy}>
        {say.save}
      </Button>
    </form>
  );
}

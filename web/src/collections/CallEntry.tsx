import { collectionMessages as say } from '@vikray/contract/collections/collection-messages.ts';
import { collectionOutcomes, type CollectionOutcome } from '@vikray/contract/collections/collection-words.ts';
import { callTypes, maxDescription } from '@vikray/contract/follow-ups/sales-call-entry.ts';
import type { OutstandingRow } from '@vikray/contract/money/outstanding.ts';
import { yearLater } from '@vikray/contract/platform/dates.ts';
import { formatDecimal } from '@vikray/contract/platform/decimal.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { today } from '../platform/today.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Field } from '../ui/field/Field.tsx';
import { FormFailure } from '../ui/field/form-failure.tsx';
import { binder } from '../ui/forms/bind.ts';
import { OutcomeButtons } from '../ui/forms/OutcomeButtons.tsx';
import { useSubmitKey } from '../ui/forms/use-submit-key.ts';
import { blankableDay } from '../ui/inputs/blankable-day.ts';
import { ChoiceSelect } from '../ui/inputs/ChoiceSelect.tsx';
import { DateInput } from '../ui/inputs/DateInput.tsx';
import { DecimalInput } from '../ui/inputs/DecimalInput.tsx';
import { ParagraphInput } from '../ui/inputs/TextInput.tsx';
import { overdueOf } from './overdue-of.ts';
import { callFailure, useCollectionCall } from './use-collection-call.ts';

interface CallEntryProps {
  readonly row: OutstandingRow;
  /** Whether the keyboard is in the call, not in the list beside it. */
  readonly isOpen: boolean;
  /** Called when the work on the row is done. */
  readonly onSaved: () => void;
  /** Opens the row again: its call could not be saved. */
  readonly onReopen: () => void;
}

/** The form of a call about money. A key saves it with its outcome; a promise first asks for its day and amount. */
export function CallEntry({ row, isOpen, onSaved, onReopen }: CallEntryProps) {
  const entry = useRef<HTMLFormElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const { form, change, isBusy, refusalOf, submit } = useCollectionCall(row, { onSaved, onReopen });
  const [isTried, setTried] = useState(false);
  const bind = binder(form, change);
  const isPromise = form.outcome === 'Promised';
  // Before the page is painted: what is pressed next counts here.
  useLayoutEffect(() => {
    if (isOpen) group.current?.focus({ preventScroll: true });
  }, [isOpen]);
  useLayoutEffect(() => {
    if (isPromise && isOpen) entry.current?.querySelector<HTMLElement>('.promise-fields input')?.focus();
  }, [isPromise, isOpen]);
  useSubmitKey(entry, { button: say.save, isInline: true });

  function choose(outcome: CollectionOutcome): void {
    const isNew = outcome === 'Promised' && form.promisedAmount === '';
    change({ outcome, ...(isNew && { promisedAmount: formatDecimal(overdueOf(row) || Math.max(0, row.net ?? 0)) }) });
  }

  function record(outcome: CollectionOutcome): void {
    if (outcome === 'Promised') choose(outcome);
    else void submit({ ...form, outcome });
  }

  function save(): void {
    setTried(true);
    if (!callFailure(form)) void submit(form);
  }

  return (
    <form
      ref={entry}
      className="outcome"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FormFailure failure={(isTried ? callFailure(form) : undefined) ?? refusalOf(form)}>
        <OutcomeButtons
          label={say.outcome}
          outcomes={collectionOutcomes}
          value={form.outcome}
          onChange={choose}
          onRecord={record}
          form={entry}
          group={group}
        />
        {isPromise && (
          <div className="outcome-fields promise-fields">
            <Field name="promisedOn" label={say.promisedOn} required>
              <DateInput {...blankableDay(bind('promisedOn'))} earliest={today()} latest={yearLater(today())} />
            </Field>
            <Field name="promisedAmount" label={say.promisedAmount} required>
              <DecimalInput {...bind('promisedAmount')} prefix="₹" />
            </Field>
          </div>
        )}
        <Field name="description" label={say.description}>
          <ParagraphInput {...bind('description')} maxLength={maxDescription} rows={2} />
        </Field>
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
      </FormFailure>
    </form>
  );
}

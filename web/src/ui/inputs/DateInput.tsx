import { useId, useRef } from 'react';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { today } from '../../platform/today.ts';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import { DateField } from '../controls/DateField.tsx';
import { useFieldMarks } from '../field/Field.tsx';
import { LockedValue } from '../field/LockedValue.tsx';
import { useIsLocked } from '../field/use-is-locked.ts';
import type { DateLimits } from './date-limits.ts';
import { useDateEntry } from './use-date-entry.ts';

interface DateInputProps extends DateLimits {
  /** YYYY-MM-DD; undefined when none is chosen. */
  readonly value: string | undefined;
  readonly onChange: (date: string | undefined) => void;
  /** The date can only be picked from the calendar, not typed. */
  readonly isPickedOnly?: boolean;
  readonly disabled?: boolean;
}

/**
 * A date, typed or picked from a calendar. A typed date takes effect on Enter or when the field is left. One that cannot be taken leaves
 * the date as it was, and its form is neither sent nor left for another step before the user returns to the field. Until something is
 * typed, the arrow keys move by days and weeks, Page Up and Page Down by months, and with Shift by years; Alt and the arrow down open the
 * calendar.
 */
export function DateInput(props: DateInputProps) {
  const { value } = props;
  return useIsLocked() ? <LockedValue text={value === undefined ? '' : dashedDate(value)} /> : <OpenDateInput {...props} />;
}

function OpenDateInput({ value, onChange, isPickedOnly = false, disabled = false, earliest, latest }: DateInputProps) {
  const marks = useFieldMarks();
  const field = useRef<HTMLInputElement>(null);
  const entry = useDateEntry(field, { value, onChange, limits: { earliest, latest }, isPickedOnly });
  const refusedId = useId();
  return (
    <>
      <DateField
        {...marks}
        {...(entry.refused !== undefined && { 'aria-invalid': true, 'aria-describedby': refusedId })}
        ref={field}
        value={value}
        text={entry.text}
        onType={entry.type}
        onKeyDown={entry.pressKey}
        onLeave={entry.takeOnLeaving}
        isOpen={entry.isOpen}
        onOpenChange={entry.show}
        onPick={(day) => {
          entry.choose(day);
          entry.show(false);
          field.current?.focus();
        }}
        onClear={() => {
          entry.choose(undefined);
          field.current?.focus();
        }}
        today={today()}
        earliest={earliest}
        latest={latest}
        readOnly={isPickedOnly}
        disabled={disabled}
      />
      {entry.refused !== undefined && (
        <p className="field-message" id={refusedId} role="alert">
          {unbreakableNumbers(entry.refused)}
        </p>
      )}
    </>
  );
}

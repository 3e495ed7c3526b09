import { dashedDate } from '@vikray/contract/platform/dates.ts';
import type { GetRef } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useId, useRef } from 'react';
import { unbreakableNumbers } from '../../platform/whole-numbers.tsx';
import { useFieldMarks } from '../field/Field.tsx';
import { LockedValue } from '../field/LockedValue.tsx';
import { useIsLocked } from '../field/use-is-locked.ts';
import type { DateLimits } from './date-limits.ts';
import { OfficeDatePicker } from './OfficeDatePicker.ts';
import { useDateEntry } from './use-date-entry.ts';

interface DateInputProps extends DateLimits {
  /** YYYY-MM-DD; undefined when none is chosen. */
  readonly value: string | undefined;
  readonly onChange: (date: string | undefined) => void;
  /** The date can only be picked from the calendar, not typed. */
  readonly isPickedOnly?: boolean;
  readonly disabled?: boolean;
}

const shownAs = 'DD-MM-YYYY';

/**
 * A date, typed or picked from a calendar. A typed date takes effect on Enter or when the field is left. One that cannot be taken leaves
 * the date as it was, and its form is neither sent nor left for another step before the user returns to the field. Until something is
 * typed, the arrow keys move by days and weeks, Page Up and Page Down by months, and with Shift by years.
 */
export function DateInput(props: DateInputProps) {
  const { value } = props;
  return useIsLocked() ? <LockedValue text={value === undefined ? '' : dashedDate(value)} /> : <OpenDateInput {...props} />;
}

function OpenDateInput({ value, onChange, isPickedOnly = false, disabled, earliest, latest }: DateInputProps) {
  const { 'aria-required': isRequired, ...marks } = useFieldMarks();
  const picker = useRef<GetRef<typeof OfficeDatePicker>>(null);
  const { refused, props } = useDateEntry(picker, { value, onChange, limits: { earliest, latest } });
  const refusedId = useId();

  useEffect(() => {
    // Deleting the text does the same. A clear button reached with Tab would vanish with the date, and the focus with it.
    picker.current?.nativeElement.querySelector('.ant-picker-clear')?.setAttribute('tabindex', '-1');
  });

  return (
    <>
      <OfficeDatePicker
        {...marks}
        {...(refused !== undefined && { status: 'error', 'aria-invalid': true, 'aria-describedby': refusedId })}
        {...props}
        ref={picker}
        className="date-input"
        aria-required={isRequired === true}
        minDate={earliest === undefined ? undefined : dayjs(earliest)}
        maxDate={latest === undefined ? undefined : dayjs(latest)}
        format={shownAs}
        placeholder={shownAs}
        inputReadOnly={isPickedOnly}
        showNow={false}
        disabled={disabled}
      />
      {refused !== undefined && (
        <p className="field-message" id={refusedId} role="alert">
          {unbreakableNumbers(refused)}
        </p>
      )}
    </>
  );
}

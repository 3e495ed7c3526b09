import { dateMessages as say } from '@vikray/contract/platform/messages.ts';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { DatePicker, type GetRef } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useDeferredValue, useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { today } from '../../platform/today.ts';
import { useFieldMarks } from '../forms/Field.tsx';
import { LockedValue } from '../forms/LockedValue.tsx';
import { typedDate } from './typed-date.ts';
import { useIsLocked } from '../forms/use-is-locked.ts';

interface DateInputProps {
  /** YYYY-MM-DD; undefined while none is chosen. */
  readonly value: string | undefined;
  readonly onChange: (date: string | undefined) => void;
  /** The first and the last day that can be chosen. */
  readonly earliest?: string;
  readonly latest?: string;
  /** The date comes from the calendar alone and cannot be typed. */
  readonly isPickedOnly?: boolean;
  readonly disabled?: boolean;
}

type PickerRef = GetRef<typeof DatePicker>;

const shownAs = 'DD-MM-YYYY';
const kept = 'YYYY-MM-DD';

const steps: Readonly<Record<string, readonly [amount: number, unit: 'day' | 'month']>> = {
  ArrowLeft: [-1, 'day'],
  ArrowRight: [1, 'day'],
  ArrowUp: [-7, 'day'],
  ArrowDown: [7, 'day'],
  PageUp: [-1, 'month'],
  PageDown: [1, 'month'],
};

/**
 * A date, typed or picked from a calendar. What is typed counts when Enter is pressed or the field is left. Until something is typed the
 * arrows go through days and weeks, Page Up and Page Down through months, with Shift through years.
 */
export function DateInput({ value, onChange, earliest, latest, isPickedOnly = false, disabled }: DateInputProps) {
  const { 'aria-required': isRequired, ...marks } = useFieldMarks();
  const isLocked = useIsLocked();
  const picker = useRef<PickerRef>(null);
  const [isWanted, setIsWanted] = useState(false);
  // One drawing later, as the calendar hands in its own copy of the date when it closes, which must be the latest by then.
  const isOpen = useDeferredValue(isWanted);
  const [refused, setRefused] = useState<string>();
  const refusedId = useId();
  const date = value === undefined ? null : dayjs(value);
  const shown = value === undefined ? '' : dashedDate(value);

  useEffect(() => {
    // Deleting the text does the same. As a stop of Tab it would be gone with the date, and the focus with it.
    picker.current?.nativeElement.querySelector('.ant-picker-clear')?.setAttribute('tabindex', '-1');
  });

  function choose(day: string | undefined): void {
    setRefused(undefined);
    onChange(day);
  }

  function take(typed: string): void {
    const day = typed.trim() === '' ? undefined : typedDate(typed, today());
    if (typed.trim() !== '' && day === undefined) setRefused(say.notADate);
    else if (day !== undefined && latest !== undefined && day > latest) setRefused(say.tooLate(dashedDate(latest)));
    else if (day !== undefined && earliest !== undefined && day < earliest) setRefused(say.tooEarly(dashedDate(earliest)));
    else choose(day);
  }

  /** A day of the calendar, which goes with the focus when it closes. */
  function pick(chosen: Dayjs | null): void {
    choose(chosen ? chosen.format(kept) : undefined);
    picker.current?.focus();
  }

  function stepOnKey(event: KeyboardEvent<HTMLElement>): void {
    const typed = event.target instanceof HTMLInputElement ? event.target.value : shown;
    const step = steps[event.key];
    if (step && typed === shown) {
      event.preventDefault();
      const [amount, unit] = step;
      const next = date?.add(amount, event.shiftKey && unit === 'month' ? 'year' : unit).format(kept) ?? today();
      choose(within(next, earliest, latest));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (typed !== shown) take(typed);
      setIsWanted(typed === shown && !isOpen);
    }
  }

  function takeOnLeaving({ target }: FocusEvent<HTMLElement>): void {
    if (target instanceof HTMLInputElement && target.value !== shown) take(target.value);
  }

  if (isLocked) return <LockedValue text={shown} isNumber />;
  return (
    <>
      <DatePicker
        {...marks}
        {...(refused !== undefined && { status: 'error', 'aria-invalid': true, 'aria-describedby': refusedId })}
        ref={picker}
        className="date-input"
        aria-required={isRequired === true}
        value={date}
        onChange={pick}
        open={isOpen}
        onOpenChange={setIsWanted}
        onKeyDown={stepOnKey}
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
        onBlur={takeOnLeaving}
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
          {refused}
        </p>
      )}
    </>
  );
}

/** The day, or the nearest one that can be chosen. */
function within(day: string, earliest: string | undefined, latest: string | undefined): string {
  if (latest !== undefined && day > latest) return latest;
  return earliest !== undefined && day < earliest ? earliest : day;
}

import { dashedDate } from '@vikray/contract/platform/dates.ts';
import type { GetRef } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useDeferredValue, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { today } from '../../platform/today.ts';
import { useHeldForm } from '../forms/use-held-form.ts';
import { stepOf } from './date-keys.ts';
import { nearestWithin, refusalOf, type DateLimits } from './date-limits.ts';
import type { OfficeDatePicker } from './OfficeDatePicker.ts';
import { typedDate } from './typed-date.ts';

/** The picker, which has the focus and shows the calendar. */
type Picker = RefObject<GetRef<typeof OfficeDatePicker> | null>;

interface DateEntry {
  readonly value: string | undefined;
  readonly onChange: (date: string | undefined) => void;
  readonly limits: DateLimits;
}

const kept = 'YYYY-MM-DD';

/**
 * What becomes of the keys, the typed texts and the picked days of a date field: a date, or a refusal that holds its form back. `props` are
 * those of the picker.
 */
export function useDateEntry(picker: Picker, { value, onChange, limits }: DateEntry) {
  /**
   * Whether the user has typed since the field got the focus, or since another key chose a date. If not, the text may still differ from the
   * date, because the picker shows a new date a moment later.
   */
  const hasTyped = useRef(false);
  const [isWanted, setIsWanted] = useState(false);
  // One render later: when the calendar closes, it reports its own copy of the date, which must be up to date by then.
  const isOpen = useDeferredValue(isWanted);
  const [refused, setRefused] = useState<string>();
  const date = value === undefined ? null : dayjs(value);
  const shown = value === undefined ? '' : dashedDate(value);

  useEffect(() => {
    const field = picker.current?.nativeElement;
    const note = () => {
      hasTyped.current = true;
    };
    for (const kind of ['input', 'change']) field?.addEventListener(kind, note);
    return () => {
      for (const kind of ['input', 'change']) field?.removeEventListener(kind, note);
    };
  }, [picker]);

  // Otherwise the form would go on with a date that the user wanted to change.
  useHeldForm(picker, refused, () => {
    setIsWanted(false);
    picker.current?.focus();
  });

  /** Opens or closes the calendar. Opening it takes back what was refused: the user chooses anew. */
  function show(isWantedNow: boolean): void {
    setIsWanted(isWantedNow);
    if (isWantedNow) setRefused(undefined);
  }

  function choose(day: string | undefined): void {
    hasTyped.current = false;
    setRefused(undefined);
    onChange(day);
  }

  function take(typed: string): void {
    const day = typedDate(typed, today());
    const refusal = typed.trim() === '' ? undefined : refusalOf(day, limits);
    if (refusal === undefined) choose(day);
    else setRefused(refusal);
  }

  /** Takes a day from the calendar, or a typed one that is complete. When the calendar closes, it loses the focus. */
  function pick(chosen: Dayjs | null): void {
    setRefused(undefined);
    onChange(chosen ? chosen.format(kept) : undefined);
    picker.current?.focus();
  }

  function stepOnKey(event: KeyboardEvent<HTMLElement>): void {
    const wasTyped = hasTyped.current;
    const typed = wasTyped && event.target instanceof HTMLInputElement ? event.target.value : shown;
    const step = stepOf(event);
    if (step && typed === shown) {
      event.preventDefault();
      choose(nearestWithin(date ? step(date).format(kept) : today(), limits));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (typed === shown) hasTyped.current = false;
      else take(typed);
      // What was typed stands now. Only the next Enter opens the calendar.
      show(!wasTyped && !isWanted);
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the calendar only, not a dialog around it.
      event.stopPropagation();
    }
  }

  function beginAnew({ target }: FocusEvent<HTMLElement>): void {
    hasTyped.current = false;
    if (target instanceof HTMLInputElement) target.select();
  }

  function takeOnLeaving({ target }: FocusEvent<HTMLElement>): void {
    if (!hasTyped.current || !(target instanceof HTMLInputElement)) return;
    // What was refused may have been typed over with the date that the field had.
    if (target.value !== shown || refused !== undefined) take(target.value);
  }

  return {
    /** Why the typed text cannot be taken. */
    refused,
    props: {
      value: date,
      open: isOpen,
      onChange: pick,
      onOpenChange: show,
      onKeyDown: stepOnKey,
      onFocus: beginAnew,
      onBlur: takeOnLeaving,
    },
  };
}

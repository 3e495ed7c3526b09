import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { today } from '../../platform/today.ts';
import { useBlockedForm } from '../forms/use-blocked-form.ts';
import { stepOf } from './date-keys.ts';
import { nearestWithin, refusalOf, type DateLimits } from './date-limits.ts';
import { typedDate } from './typed-date.ts';

interface DateEntry {
  readonly value: string | undefined;
  readonly onChange: (date: string | undefined) => void;
  readonly limits: DateLimits;
  /** The date cannot be typed. */
  readonly isPickedOnly: boolean;
}

/** What becomes of the keys, the typed texts and the picked days of a date field: a date, or a refusal that holds its form back. */
export function useDateEntry(field: RefObject<HTMLInputElement | null>, { value, onChange, limits, isPickedOnly }: DateEntry) {
  const [typed, setTyped] = useState<string>();
  // The same, for a key that comes before the page has drawn what was typed.
  const typedNow = useRef<string>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const [refused, setRefused] = useState<string>();
  const shown = value === undefined ? '' : dashedDate(value);

  // Otherwise the form would go on with a date that the user wanted to change.
  useBlockedForm(field, refused, () => {
    setIsOpen(false);
    field.current?.focus();
  });

  function type(text: string | undefined): void {
    typedNow.current = text;
    setTyped(text);
  }

  /** Opens or closes the calendar. Opening it takes back what was refused: the user chooses anew. */
  function show(isWanted: boolean): void {
    setIsOpen(isWanted);
    if (isWanted) setRefused(undefined);
  }

  function choose(day: string | undefined): void {
    type(undefined);
    setRefused(undefined);
    onChange(day);
  }

  /** Takes what was typed. Returns whether it is a date that can be taken, or nothing. */
  function take(text: string): boolean {
    const day = typedDate(text, today());
    const refusal = text.trim() === '' ? undefined : refusalOf(day, limits);
    if (refusal === undefined) choose(day);
    else setRefused(refusal);
    return refusal === undefined;
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>): void {
    const text = typedNow.current;
    const step = event.altKey ? undefined : stepOf(event);
    if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault();
      show(true);
    } else if (step && (text === undefined || text === shown)) {
      event.preventDefault();
      choose(nearestWithin(value === undefined ? today() : step(value), limits));
    } else if (event.key === 'Enter' && (isOpen || text !== undefined)) {
      // The form goes on with Enter, but not past a date that cannot be taken.
      const isTaken = text === undefined || text === shown || take(text);
      if (!isTaken || text === undefined) event.preventDefault();
      show(false);
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the calendar only, not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      show(false);
    } else if (isPickedOnly && (event.key === 'Backspace' || event.key === 'Delete')) {
      choose(undefined);
    }
  }

  return {
    /** What the field shows. */
    text: typed ?? shown,
    isOpen,
    /** Why the typed text cannot be taken. */
    refused,
    type,
    show,
    choose,
    pressKey,
    takeOnLeaving: () => {
      const text = typedNow.current;
      // What was refused may have been typed over with the date that the field had.
      if (text !== undefined && (text !== shown || refused !== undefined)) take(text);
      type(undefined);
      show(false);
    },
  };
}

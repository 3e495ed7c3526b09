import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useState, type KeyboardEvent } from 'react';
import { today } from '../platform/today.ts';
import { useFieldMarks } from './Field.tsx';

interface DateInputProps {
  /** YYYY-MM-DD; undefined while none is chosen. */
  readonly value: string | undefined;
  readonly onChange: (date: string | undefined) => void;
  /** The first and the last day that can be chosen. */
  readonly earliest?: string;
  readonly latest?: string;
  readonly disabled?: boolean;
}

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

/** A date, picked from a calendar and never typed. The arrows go through days and weeks, Page Up and Page Down through months, with Shift through years. */
export function DateInput({ value, onChange, earliest, latest, disabled }: DateInputProps) {
  const { 'aria-required': isRequired, ...marks } = useFieldMarks();
  const [isOpen, setIsOpen] = useState(false);
  const date = value === undefined ? null : dayjs(value);

  function stepOnKey(event: KeyboardEvent<HTMLElement>): void {
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      const [amount, unit] = step;
      const next = date?.add(amount, event.shiftKey && unit === 'month' ? 'year' : unit).format(kept) ?? today();
      onChange(within(next, earliest, latest));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      setIsOpen(!isOpen);
    }
  }

  return (
    <DatePicker
      {...marks}
      className="date-input"
      aria-required={isRequired === true}
      value={date}
      onChange={(chosen) => onChange(chosen ? chosen.format(kept) : undefined)}
      open={isOpen}
      onOpenChange={setIsOpen}
      onKeyDown={stepOnKey}
      minDate={earliest === undefined ? undefined : dayjs(earliest)}
      maxDate={latest === undefined ? undefined : dayjs(latest)}
      format={shownAs}
      placeholder={shownAs}
      inputReadOnly
      showNow={false}
      disabled={disabled}
    />
  );
}

/** The day, or the nearest one that can be chosen. */
function within(day: string, earliest: string | undefined, latest: string | undefined): string {
  if (latest !== undefined && day > latest) return latest;
  return earliest !== undefined && day < earliest ? earliest : day;
}

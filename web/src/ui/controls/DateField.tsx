import { Suspense, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';
import { CalendarIcon } from '../icons/CalendarIcon.tsx';
import type { CalendarDays } from './calendar-days.ts';
import { ClearButton } from './ClearButton.tsx';
import './date-field.css';
import './text-field.css';

interface DateFieldProps extends CalendarDays {
  readonly id?: string | undefined;
  readonly 'aria-required'?: boolean | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  /** What the field shows: the date, or what is being typed. */
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onClear: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** The focus has gone on, and not to the calendar. */
  readonly onLeave: () => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly readOnly: boolean;
  readonly disabled: boolean;
  readonly ref: Ref<HTMLInputElement>;
}

const CalendarPopover = lazyPart(async () => ({ default: (await import('./CalendarPopover.tsx')).CalendarPopover }));

/** A date as text, with a calendar that loads when it is first opened. The focus stays in the field, whose keys move the date. */
export function DateField({
  value,
  today,
  earliest,
  latest,
  onPick,
  text,
  onType,
  onClear,
  onLeave,
  isOpen,
  onOpenChange,
  ...input
}: DateFieldProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const calendar = useRef<HTMLElement>(null);
  const { disabled, readOnly } = input;

  function leave({ relatedTarget }: FocusEvent): void {
    if (!calendar.current?.contains(relatedTarget)) onLeave();
  }

  function press(event: MouseEvent<HTMLElement>): void {
    if (disabled || event.button !== 0) return;
    const field = event.currentTarget.querySelector('input');
    if (event.target !== field) {
      event.preventDefault();
      field?.focus();
    }
    onOpenChange(event.target === field || !isOpen);
  }

  return (
    <>
      {/* The field is what the keyboard and screen readers reach. A press beside it counts too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <span ref={frame} className="text-field text-field-frame date-field" onMouseDown={press}>
        <input
          {...input}
          type="text"
          value={text}
          placeholder="DD-MM-YYYY"
          autoComplete="off"
          inputMode={readOnly ? 'none' : undefined}
          onChange={(event) => onType(event.target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={leave}
        />
        <CalendarIcon className="date-field-icon" />
        {value !== undefined && !disabled && <ClearButton onClear={onClear} />}
      </span>
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarPopover
            frame={frame}
            calendar={calendar}
            onClose={() => onOpenChange(false)}
            value={value}
            today={today}
            earliest={earliest}
            latest={latest}
            onPick={onPick}
          />
        </Suspense>
      )}
    </>
  );
}

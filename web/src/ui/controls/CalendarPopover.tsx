import { parseDate, type CalendarDate } from '@internationalized/date';
import { useState, type MouseEvent, type RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar, CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { LeftIcon } from '../icons/LeftIcon.tsx';
import { RightIcon } from '../icons/RightIcon.tsx';
import './calendar.css';
import './pressable.css';
import type { CalendarDays } from './calendar-days.ts';
import { useOverlayContainer } from './overlay-container.ts';

interface CalendarPopoverProps extends CalendarDays {
  /** The frame of the field, below which the calendar opens. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly calendar: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2024, month)).toLocaleDateString('en-IN', { month: 'short', timeZone: 'UTC' }),
);
/** Without limits, so many years before and after the date can be chosen. */
const yearsAround = 10;

/** The calendar below a date field. Today is the date in the office, wherever the browser is. */
export function CalendarPopover({ frame, calendar, onClose, value, today, earliest, latest, onPick }: CalendarPopoverProps) {
  const [focused, setFocused] = useState(() => parseDate(value ?? nearest(today, earliest, latest)));
  const container = useOverlayContainer();
  const [previous, setPrevious] = useState(value);
  if (value !== previous) {
    setPrevious(value);
    if (value !== undefined) setFocused(parseDate(value));
  }
  return (
    <UNSAFE_PortalProvider getContainer={() => container}>
      <Popover
        ref={calendar}
        className="calendar-popover"
        triggerRef={frame}
        placement="bottom start"
        offset={4}
        containerPadding={8}
        isNonModal
        isOpen
        onOpenChange={onClose}
      >
        {/* The focus stays in the field, unless something in the calendar takes it. */}
        <div role="presentation" onMouseDown={keepFocus}>
          <I18nProvider locale="en-IN">
            <Calendar
              aria-label="Calendar"
              className="calendar"
              firstDayOfWeek="sun"
              value={value === undefined ? null : parseDate(value)}
              {...(earliest !== undefined && { minValue: parseDate(earliest) })}
              {...(latest !== undefined && { maxValue: parseDate(latest) })}
              focusedValue={focused}
              onFocusChange={setFocused}
              onChange={(day) => onPick(day.toString())}
            >
              <div className="calendar-head">
                <Button slot="previous" className="icon-button">
                  <LeftIcon />
                </Button>
                <MonthAndYear shown={focused} earliest={earliest} latest={latest} onShow={setFocused} />
                <Button slot="next" className="icon-button">
                  <RightIcon />
                </Button>
              </div>
              <CalendarGrid className="calendar-grid" weekdayStyle="short">
                {(day) => <CalendarCell date={day} className={day.toString() === today ? 'calendar-day calendar-today' : 'calendar-day'} />}
              </CalendarGrid>
            </Calendar>
          </I18nProvider>
        </div>
      </Popover>
    </UNSAFE_PortalProvider>
  );
}

interface MonthAndYearProps extends Pick<CalendarDays, 'earliest' | 'latest'> {
  readonly shown: CalendarDate;
  readonly onShow: (day: CalendarDate) => void;
}

function MonthAndYear({ shown, earliest, latest, onShow }: MonthAndYearProps) {
  const first = Math.min(earliest === undefined ? shown.year - yearsAround : parseDate(earliest).year, shown.year);
  const last = Math.max(latest === undefined ? shown.year + yearsAround : parseDate(latest).year, shown.year);
  return (
    <span className="calendar-month">
      <select aria-label="Month" value={shown.month} onChange={({ target }) => onShow(shown.set({ month: Number(target.value) }))}>
        {monthNames.map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </select>
      <select aria-label="Year" value={shown.year} onChange={({ target }) => onShow(shown.set({ year: Number(target.value) }))}>
        {Array.from({ length: last - first + 1 }, (_, index) => (
          <option key={index} value={first + index}>
            {first + index}
          </option>
        ))}
      </select>
    </span>
  );
}

function nearest(day: string, earliest = day, latest = day): string {
  if (day > latest) return latest;
  return day < earliest ? earliest : day;
}

function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && !event.target.closest('select, button, [role=button]')) event.preventDefault();
}

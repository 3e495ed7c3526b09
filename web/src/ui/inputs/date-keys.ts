import type { Dayjs } from 'dayjs';
import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [amount: number, unit: 'day' | 'month']>> = {
  ArrowLeft: [-1, 'day'],
  ArrowRight: [1, 'day'],
  ArrowUp: [-7, 'day'],
  ArrowDown: [7, 'day'],
  PageUp: [-1, 'month'],
  PageDown: [1, 'month'],
};

/**
 * How a key moves a date: the arrow keys by days and weeks, Page Up and Page Down by months, and with Shift by years. Nothing for other
 * keys.
 */
export function stepOf({ key, shiftKey }: KeyboardEvent): ((date: Dayjs) => Dayjs) | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const [amount, unit] = step;
  return (date) => date.add(amount, shiftKey && unit === 'month' ? 'year' : unit);
}

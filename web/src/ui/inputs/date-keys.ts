import type { KeyboardEvent } from 'react';
import { addDays } from '@vikray/contract/platform/dates.ts';

const days: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const months: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * How a key moves a date: the arrow keys by days and weeks, Page Up and Page Down by months, and with Shift by years. Nothing for other
 * keys.
 */
export function stepOf({ key, shiftKey }: KeyboardEvent): ((date: string) => string) | undefined {
  const [inDays, inMonths] = [days[key], months[key]];
  if (inDays !== undefined) return (date) => addDays(date, inDays);
  if (inMonths !== undefined) return (date) => addMonths(date, shiftKey ? inMonths * 12 : inMonths);
  return undefined;
}

/** The same day of another month, or its last day. */
function addMonths(date: string, count: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

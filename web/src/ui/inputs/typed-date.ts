import { addDays } from '@vikray/contract/platform/dates.ts';
import { isInCalendar, readDate } from '@vikray/contract/platform/read-date.ts';

const relative: Readonly<Record<string, number>> = { today: 0, yesterday: -1, tomorrow: 1 };

/** Six or eight digits without separators. */
const digitsAlone = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/** A typed date, such as `20-11-2026`, `20 Nov 26`, `201126` or `today`, as YYYY-MM-DD; nothing when it is not a date. */
export function typedDate(text: string, today: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const days = relative[typed];
  if (days !== undefined) return addDays(today, days);
  const date = readDate(typed.replace(digitsAlone, '$1-$2-$3'), today);
  return isInCalendar(date) ? date : undefined;
}

import { addDays } from '@vikray/contract/platform/dates.ts';

const relative: Readonly<Record<string, number>> = { today: 0, yesterday: -1, tomorrow: 1 };

/** Day, month and year with one of the usual separators, or six or eight digits without. */
const written = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const digitsAlone = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/**
 * A typed date, such as `20-11-2026`, `20/11/26`, `201126` or `today`, as YYYY-MM-DD; nothing when it is not a date. A two-digit year is
 * the nearest one that is at most ten years ahead.
 */
export function typedDate(text: string, today: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const days = relative[typed];
  if (days !== undefined) return addDays(today, days);
  const [, day = '', month = '', year = ''] = written.exec(typed) ?? digitsAlone.exec(typed) ?? [];
  const date = `${year.length === 2 ? wholeYear(year, today) : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const exists = !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && addDays(date, 0) === date;
  return exists ? date : undefined;
}

const maxYearsAhead = 10;

function wholeYear(twoDigits: string, today: string): string {
  const latest = Number(today.slice(0, 4)) + maxYearsAhead;
  const year = latest - (latest % 100) + Number(twoDigits);
  return String(year > latest ? year - 100 : year);
}

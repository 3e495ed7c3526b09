/**
 * The days of a filter. `from` and `to` take a date or a relative word, which stays a word in the address, so that a bookmark of "this
 * month" shows each month in turn. Weeks begin on Monday, years on the 1st of April; a quarter is three of its months.
 */
import { addDays, financialYear, datesOfFinancialYear, isDate } from './dates.ts';

/** The relative words. `from` means their first day, `to` their last. */
export const dayWords = [
  'today',
  'this week',
  'last week',
  'this month',
  'last month',
  'this quarter',
  'last quarter',
  'this year',
  'last year',
  'this calendar year',
  'last calendar year',
] as const;

export type DayWord = (typeof dayWords)[number];

/** Whether a text is a date from the year 2000 on, or a relative word. */
export function isDayOrWord(text: string): boolean {
  return isDate(text) || isDayWord(text);
}

/** Whether a text is a relative word. */
export function isDayWord(text: string): text is DayWord {
  return dayWords.some((word) => word === text);
}

interface Days {
  readonly first: string;
  readonly last: string;
}

/** The first and last day of a relative word, on a day in India. */
export function daysOfWord(word: DayWord, today: string): Days {
  switch (word) {
    case 'today':
      return { first: today, last: today };
    case 'this week':
      return weekOf(today);
    case 'last week':
      return weekOf(addDays(today, -7));
    case 'this month':
      return monthsAround(today, 1);
    case 'last month':
      return monthsAround(addDays(monthsAround(today, 1).first, -1), 1);
    case 'this quarter':
      return monthsAround(today, 3);
    case 'last quarter':
      return monthsAround(addDays(monthsAround(today, 3).first, -1), 3);
    case 'this year':
      return yearOf(today);
    case 'last year':
      return yearOf(addDays(yearOf(today).first, -1));
    case 'this calendar year':
      return calendarYear(Number(today.slice(0, 4)));
    case 'last calendar year':
      return calendarYear(Number(today.slice(0, 4)) - 1);
  }
}

function weekOf(day: string): Days {
  const daysSinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const first = addDays(day, -daysSinceMonday);
  return { first, last: addDays(first, 6) };
}

function yearOf(day: string): Days {
  const { earliest, latest } = datesOfFinancialYear(financialYear(day));
  return { first: earliest, last: latest };
}

function calendarYear(year: number): Days {
  return { first: `${year}-01-01`, last: `${year}-12-31` };
}

/** The month of a day, or with 3 months its quarter. Quarters of the financial year begin with those of the calendar. */
function monthsAround(day: string, months: 1 | 3): Days {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const begins = year * 12 + Math.floor((month - 1) / months) * months;
  return { first: firstOf(begins), last: addDays(firstOf(begins + months), -1) };
}

function firstOf(months: number): string {
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

/** Two ends of a filter, each a date or a relative word. */
export interface DaysOrWords {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The same as dates, on a day in India. */
export function daysOf({ from, to }: DaysOrWords, today: string): DaysOrWords {
  return { from: from && endOf(from, 'first', today), to: to && endOf(to, 'last', today) };
}

function endOf(dayOrWord: string, end: keyof Days, today: string): string {
  return isDayWord(dayOrWord) ? daysOfWord(dayOrWord, today)[end] : dayOrWord;
}

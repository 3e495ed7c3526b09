/** The days of the sample data: three financial years up to today. */
import { addDays, dateAt, financialYear } from '@vikray/contract/platform/dates.ts';

/** 9:30 in India, in minutes of UTC. */
const officeOpens = 4 * 60;
const officeMinutes = 9 * 60;

export interface Calendar {
  /** The first day, YYYY-MM-DD. */
  readonly first: string;
  readonly today: string;
  /** The number of days. The last one is today. */
  readonly length: number;
  dayAt(index: number): string;
  /** An instant in the office hours of a day, as ISO text; `part` is from 0 to below 1. An instant of today is never later than now. */
  instantOn(index: number, part: number): string;
}

/** The calendar for sample data that is created at this time. */
export function calendarAt(now: Date): Calendar {
  const today = dateAt(now);
  const [year = 0] = financialYear(today).split('-').map(Number);
  const first = `${year - 2}-04-01`;
  const length = Math.round((Date.parse(today) - Date.parse(first)) / 86_400_000) + 1;
  const dayAt = (index: number) => addDays(first, index);
  return {
    first,
    today,
    length,
    dayAt,
    instantOn(index, part) {
      const instant = Date.parse(dayAt(index)) + (officeOpens + Math.floor(part * officeMinutes)) * 60_000;
      return new Date(Math.min(instant, now.getTime())).toISOString();
    },
  };
}

/** Distributes quotations over the days: none on Sundays, more every year. */
export function shareOut(total: number, calendar: Calendar): number[] {
  const weights = Array.from({ length: calendar.length }, (_, index) =>
    new Date(calendar.dayAt(index)).getUTCDay() === 0 ? 0 : 1 + (3 * index) / calendar.length,
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let reached = 0;
  let given = 0;
  return weights.map((weight) => {
    reached += weight;
    const count = Math.round((total * reached) / sum) - given;
    given += count;
    return count;
  });
}

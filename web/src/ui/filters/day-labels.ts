import { dashedDate } from '@vikray/contract/platform/dates.ts';
import { dayWordLabels, filterWords as say } from '@vikray/contract/platform/filter-words.ts';
import { isDayWord } from '@vikray/contract/platform/relative-days.ts';
import type { AddressValue } from './list-filters.ts';

function labelOfDay(day: string): string {
  return isDayWord(day) ? dayWordLabels[day] : dashedDate(day);
}

/** A period in words: `This Month`, `from 01-11-2026`. */
export function labelOfPeriod(from: AddressValue | undefined, to: AddressValue | undefined): string {
  const [first, last] = [from, to].map((day) => (day === undefined ? undefined : labelOfDay(String(day))));
  if (first === undefined) return last === undefined ? say.anyTime : say.until(last);
  if (last === undefined) return say.since(first);
  return first === last ? first : say.fromTo(first, last);
}

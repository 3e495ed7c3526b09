/** The financial years of the old quotations, April to March, written `2020-2021`. */
import * as z from 'zod';
import { financialYear } from '../platform/dates.ts';
import { oldQuotationMessages as say } from './old-quotation-messages.ts';

const earliestYear = 2013;

/** The year that the list shows until the user chooses another. */
export const standardYear = '2020-2021';

/** The years to choose from on the day `today`: the current year first, back to 2013-2014. */
export function oldQuotationYears(today: string): string[] {
  const latest = Number(financialYear(today).slice(0, 4));
  return Array.from({ length: latest - earliestYear + 1 }, (_, ago) => `${latest - ago}-${latest - ago + 1}`);
}

/** The value for every year, in the address of the list. */
export const allYears = 'all';

/** A year as the filter shows it: `2020 - 2021`, or the text for all years. */
export function shownYear(year: string): string {
  return year === allYears ? say.allYears : year.replace('-', ' - ');
}

/** The year as a field of a request. */
export const yearFilter = z
  .string()
  .regex(/^\d{4}-\d{4}$/, { error: say.unknownYear, abort: true })
  .refine((year) => Number(year.slice(5)) === Number(year.slice(0, 4)) + 1, { error: say.unknownYear })
  .optional();

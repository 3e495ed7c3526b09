/** The financial years of the old quotations, April to March, written `2020-2021`. */
import * as z from 'zod';
import { financialYear } from '../platform/dates.ts';
import { oldQuotationMessages as say } from './old-quotation-messages.ts';

const earliestYear = 2013;

/** The year that is shown until another one is chosen. */
export const standardYear = '2020-2021';

/** The years to choose from on a day: the current one first, back to 2013-2014. */
export function filedYears(today: string): string[] {
  const latest = Number(financialYear(today).slice(0, 4));
  return Array.from({ length: latest - earliestYear + 1 }, (_, ago) => `${latest - ago}-${latest - ago + 1}`);
}

/** Stands for every year, in the address of the list. */
export const allYears = 'all';

/** A year as the filter shows it: `2020 - 2021`, or that it shows all of them. */
export function shownYear(year: string): string {
  return year === allYears ? say.allYears : year.replace('-', ' - ');
}

/** The field of a request. */
export const yearFilter = z
  .string()
  .regex(/^\d{4}-\d{4}$/, { error: say.unknownYear, abort: true })
  .refine((year) => Number(year.slice(5)) === Number(year.slice(0, 4)) + 1, { error: say.unknownYear })
  .optional();

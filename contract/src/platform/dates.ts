/** Dates in the office's formats. `today` is always the date in India. A date is YYYY-MM-DD, an instant ISO text in UTC. */
import * as z from 'zod';
import { fieldMessages } from './messages.ts';
import { indiaAheadMs, isInCalendar, readDate } from './read-date.ts';

const officeTimeZone = 'Asia/Kolkata';

const stated = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'medium', timeZone: officeTimeZone });

/** The long text in which requests state their time: `20 November 2026 at 5:03:12 pm`. The server stores the time of its own clock. */
export function longInstant(instant: Date): string {
  return stated.format(instant);
}

const parts = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: officeTimeZone });

function ordinal(day: number): string {
  const teen = day % 100 >= 11 && day % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

/** The long date of an instant in India: `20th November 2026`. */
export function longDate(instant: string): string {
  const found = Object.fromEntries(parts.formatToParts(new Date(instant)).map((part) => [part.type, part.value]));
  return `${ordinal(Number(found['day']))} ${found['month']} ${found['year']}`;
}

/** The date in India at an instant. From 18:30 UTC on, this is the next day. */
export function dateAt(instant: Date | string): string {
  return new Date(new Date(instant).getTime() + indiaAheadMs).toISOString().slice(0, 10);
}

/** The date `days` later, or earlier if `days` is negative. */
export function addDays(from: string, days: number): string {
  return new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The instant at which a date begins in India. */
export function startOfDay(value: string): string {
  return new Date(`${value}T00:00:00+05:30`).toISOString();
}

const since2000 = /^2\d{3}-\d{2}-\d{2}$/;

/** A field for an existing date from the year 2000 on. `message` is the complete sentence for a missing date. */
export function date(message: string) {
  return dateLike(since2000, message);
}

/** The same from the year 1900 on, such as a date of birth. */
export function dateSince1900(message: string) {
  return dateLike(/^(19|2\d)\d{2}-\d{2}-\d{2}$/, message);
}

/** What reads a date in a request, without the year of two digits that would need today. */
const read = (text: string) => readDate(text);

/** A date that may be absent or blank. */
export const optionalDate = optionalDateOr(fieldMessages.notADate);

/** The same with a sentence of its own for what is no date. */
export function optionalDateOr(error: string) {
  return z
    .string()
    .trim()
    .overwrite(read)
    .refine((value) => value === '' || isDate(value), { error })
    .nullish();
}

/** Whether a text is an existing date from the year 2000 on, YYYY-MM-DD. */
export function isDate(value: string): boolean {
  return since2000.test(value) && isInCalendar(value);
}

/** The same day a year later; the 29th of February becomes the 28th. */
export function yearLater(value: string): string {
  return sameDayIn(Number(value.slice(0, 4)) + 1, value);
}

/** The same day a year earlier; the 29th of February becomes the 28th. */
export function yearEarlier(value: string): string {
  return sameDayIn(Number(value.slice(0, 4)) - 1, value);
}

function sameDayIn(year: number, value: string): string {
  const rest = value.slice(4);
  return `${year}${isDate(`${year}${rest}`) ? rest : '-02-28'}`;
}

function dateLike(pattern: RegExp, message: string) {
  return existingDate(z.string({ error: message }).trim().min(1, { error: message, abort: true }), pattern);
}

/** Requires a text to be an existing date, from the year 2000 on or of another form. */
export function existingDate(text: z.ZodString, pattern = since2000) {
  return text
    .overwrite(read)
    .regex(pattern, { error: fieldMessages.notADate, abort: true })
    .refine(isInCalendar, { error: fieldMessages.notADate });
}

/** A date in the format of quotations and orders: `20/11/2026`. Blank stays blank. */
export function slashedDate(value: string): string {
  return value.split('-').toReversed().join('/');
}

/** The financial year of a date, April to March: `2026-2027`. January to March belong to the year that began the April before. */
export function financialYear(value: string): string {
  const [year = 0, month = 0] = value.split('-').map(Number);
  const start = month >= 4 ? year : year - 1;
  return `${start}-${start + 1}`;
}

/** The first and last date of a financial year such as `2026-2027`. Both YYYY-MM-DD. */
export function datesOfFinancialYear(year: string): { readonly earliest: string; readonly latest: string } {
  const [begins, ends] = year.split('-');
  return { earliest: `${begins}-04-01`, latest: `${ends}-03-31` };
}

/** A date in the format of most lists: `20-11-2026`. */
export function dashedDate(value: string): string {
  return value.split('-').toReversed().join('-');
}

const clockTime = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: officeTimeZone });

/** An instant to the second in India's time: `20-11-2026 17:03:12`. */
export function dashedInstant(instant: string): string {
  return `${dashedDate(dateAt(instant))} ${clockTime.format(new Date(instant))}`;
}

/** An instant to the minute in India's time: `20-11-2026 17:03`. */
export function dashedMinute(instant: string): string {
  return dashedInstant(instant).slice(0, -':00'.length);
}

/** An instant in India's time: `14:32` on the date `today`, otherwise with its date, `20-11-2026 14:32`. */
export function recentInstant(instant: string, today: string): string {
  const shown = dashedMinute(instant);
  return dateAt(instant) === today ? shown.slice(-'14:32'.length) : shown;
}

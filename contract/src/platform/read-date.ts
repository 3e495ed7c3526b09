/** India is this far ahead of UTC all year. */
export const indiaAheadMs = 5.5 * 3_600_000;

const stored = /^\d{4}-\d{2}-\d{2}$/;
/** With a time behind it, which counts only if it names its zone. */
const withTime = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;
const inDigits = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const inWords = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]*([a-z]{3,9})[-/., ]*(\d{4}|\d{2})$/i;

/**
 * A date as the panel stores it, YYYY-MM-DD: `05/10/2026`, `5-10-26`, `05-Apr-2019`, `5th April 2019`, `2026-10-05 00:00:00`. The day comes
 * first. An instant is its date in India: `2019-03-31T18:30:00Z` is 2019-04-01. A year of two digits is the nearest that is at most ten
 * years after `today`; without `today`, it is none. A text that is no date in the calendar stays unchanged, and the checks refuse it.
 */
export function readDate(text: string, today?: string): string {
  if (stored.test(text)) return text;
  const typed = text.trim();
  const [, day, zone] = withTime.exec(typed) ?? [];
  if (day !== undefined) return zone === undefined ? day : dateInIndia(typed.replace(' ', 'T'), text);
  const [, first = '', second = '', year = ''] = inDigits.exec(typed) ?? inWords.exec(typed) ?? [];
  const month = /^\d/.test(second) ? second : monthOf(second);
  const date = `${wholeYear(year, today)}-${month.padStart(2, '0')}-${first.padStart(2, '0')}`;
  return isInCalendar(date) ? date : text;
}

/** The date in India at an instant of any zone. */
function dateInIndia(instant: string, text: string): string {
  const ms = Date.parse(instant);
  return Number.isNaN(ms) ? text : new Date(ms + indiaAheadMs).toISOString().slice(0, 10);
}

const names = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

/** The number of a month by its name or at least its first three letters. */
function monthOf(word: string): string {
  return String(names.findIndex((name) => name.startsWith(word.toLowerCase())) + 1);
}

const maxYearsAhead = 10;

function wholeYear(year: string, today: string | undefined): string {
  if (year.length !== 2) return year;
  if (today === undefined) return '';
  const latest = Number(today.slice(0, 4)) + maxYearsAhead;
  const whole = latest - (latest % 100) + Number(year);
  return String(whole > latest ? whole - 100 : whole);
}

/** Whether the calendar has a date of this form. JavaScript reads the 30th of February as a day in March. */
export function isInCalendar(date: string): boolean {
  const ms = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === date;
}

import { addDays, isDate, startOfDay } from '@vikray/contract/platform/dates.ts';
import { sql, type RawBuilder } from 'kysely';

/** A day, or a time to the minute or the second, as the lists show it, anywhere in a search. */
const shown = /(?<!\S)"?(\d{2})[-/](\d{2})[-/](\d{4})(?:\s+(\d{2}:\d{2})(?::(\d{2}))?)?"?(?!\S)/;

/**
 * Splits a day or time off the search as a condition on the column. It is not in the search texts, which would be longer for it; the lists
 * are read in the order of this column anyway.
 */
export function searchedInstant(
  typed: string | undefined,
  column: string,
): { readonly search: string | undefined; readonly filters: readonly RawBuilder<boolean>[] } {
  const found = shown.exec(typed ?? '');
  const span = found && spanOf(found);
  if (!typed || !found || !span) return { search: typed, filters: [] };
  const rest = `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`.trim();
  const at = sql.ref(column);
  return { search: rest === '' ? undefined : rest, filters: [sql`${at} >= ${span.from} and ${at} < ${span.before}`] };
}

/** A span from its first instant to the first one after it. Undefined if the calendar or the clock has no such time. */
function spanOf([, day, month, year, minute, second]: RegExpExecArray): { readonly from: string; readonly before: string } | undefined {
  const date = `${year}-${month}-${day}`;
  if (!isDate(date)) return undefined;
  if (minute === undefined) return { from: startOfDay(date), before: startOfDay(addDays(date, 1)) };
  const from = Date.parse(`${date}T${minute}:${second ?? '00'}+05:30`);
  if (Number.isNaN(from)) return undefined;
  return { from: new Date(from).toISOString(), before: new Date(from + (second === undefined ? 60_000 : 1000)).toISOString() };
}

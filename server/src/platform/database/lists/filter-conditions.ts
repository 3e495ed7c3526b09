/** The indexed filters of a list: none for a filter that is not set. */
import type { DaysOrWords } from '@vikray/contract/platform/relative-days.ts';
import { sql, type RawBuilder } from 'kysely';
import type { IndexedFilter } from './listed-table.ts';
import { within } from './period.ts';

type Filters = readonly IndexedFilter[];

/** That a column has this value, which may be SQL. */
export function is(column: string | RawBuilder<string>, value: string | number | RawBuilder<string | number> | undefined): Filters {
  const left = typeof column === 'string' ? sql.ref(column) : column;
  return value === undefined ? [] : [{ condition: sql`${left} = ${value}`, isOneValue: true }];
}

/** That a column is between two values, both included. */
export function isBetween(
  column: string,
  { least, most }: { readonly least?: string | number | undefined; readonly most?: string | number | undefined },
): Filters {
  return together([
    ...(least === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${least}`]),
    ...(most === undefined ? [] : [sql<boolean>`${sql.ref(column)} <= ${most}`]),
  ]);
}

/** That a date is within these days. */
export function isOnDays(column: string, { from, to }: DaysOrWords): Filters {
  return isBetween(column, { least: from, most: to });
}

/** That an instant is within these days, in India's time. */
export function isWithinDays(column: string, days: DaysOrWords): Filters {
  return together(within(column, days));
}

/** The filter that `filterOf` makes of a value. */
export function when<V>(value: V | undefined, filterOf: (value: V) => IndexedFilter): Filters {
  return value === undefined ? [] : [filterOf(value)];
}

/** Several conditions as one filter, so that one reading of an index serves all of them. */
function together(conditions: readonly RawBuilder<boolean>[]): Filters {
  return conditions.length === 0 ? [] : [{ condition: sql`${sql.join(conditions, sql` and `)}` }];
}

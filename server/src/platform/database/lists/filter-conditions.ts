/** The conditions of filters: none for a filter that is not set. */
import type { DaysOrWords } from '@vikray/contract/platform/relative-days.ts';
import { sql, type RawBuilder } from 'kysely';
import { within } from './period.ts';

type Conditions = readonly RawBuilder<boolean>[];

/** That a column has this value, which may be SQL. */
export function is(column: string, value: string | number | RawBuilder<string | number> | undefined): Conditions {
  return value === undefined ? [] : [sql<boolean>`${sql.ref(column)} = ${value}`];
}

/** That a column is between two values, both included. */
export function isBetween(
  column: string,
  { least, most }: { readonly least?: string | number | undefined; readonly most?: string | number | undefined },
): Conditions {
  return together([
    ...(least === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${least}`]),
    ...(most === undefined ? [] : [sql<boolean>`${sql.ref(column)} <= ${most}`]),
  ]);
}

/** That a date is within these days. */
export function isOnDays(column: string, { from, to }: DaysOrWords): Conditions {
  return isBetween(column, { least: from, most: to });
}

/** That an instant is within these days, in India's time. */
export function isWithinDays(column: string, days: DaysOrWords): Conditions {
  return together(within(column, days));
}

/** Several conditions as one, so that one reading of an index serves all of them. */
function together(conditions: Conditions): Conditions {
  return conditions.length === 0 ? [] : [sql<boolean>`${sql.join(conditions, sql` and `)}`];
}

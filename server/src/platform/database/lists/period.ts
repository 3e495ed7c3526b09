import { addDays, startOfDay } from '@vikray/contract/platform/dates.ts';
import { sql, type RawBuilder } from 'kysely';

/** The first and last day of a filter, in India; absent ones match everything. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The condition that an instant is within these days, in India's time. */
export function within(column: string, { from, to }: Period): RawBuilder<boolean>[] {
  return [
    ...(from === undefined ? [] : [sql<boolean>`${sql.ref(column)} >= ${startOfDay(from)}`]),
    ...(to === undefined ? [] : [sql<boolean>`${sql.ref(column)} < ${startOfDay(addDays(to, 1))}`]),
  ];
}

import type { Filter } from '@vikray/contract/platform/filters.ts';
import type { AddressValue, ChosenFilters, ListFilters } from './list-filters.ts';

/** A filter that is set. A period is one tag for both its days. */
export interface FilterTag {
  readonly field: string;
  readonly filter: Filter;
  readonly value: AddressValue | undefined;
  /** The last day of a period. */
  readonly until: AddressValue | undefined;
  /** The change that removes it. */
  readonly without: ChosenFilters;
}

/** The filters that are set, in the order of their declaration. */
export function tagsOf({ declared, chosen }: ListFilters): FilterTag[] {
  const isEnd = (field: string) => Object.values(declared).some(({ until }) => until === field);
  return Object.entries(declared).flatMap(([field, filter]) => {
    const { until } = filter;
    const [value, last] = [chosen[field], until === undefined ? undefined : chosen[until]];
    if (isEnd(field) || (value === undefined && last === undefined)) return [];
    return [{ field, filter, value, until: last, without: { [field]: undefined, ...(until !== undefined && { [until]: undefined }) } }];
  });
}

/** The filters of a list in the address of its page, so that they survive a reload and the Back button, and can be sent to a colleague. */
import { useNavigate, useSearch } from '@tanstack/react-router';
import { wireNameOf, type Filters, type FilterValues } from '@vikray/contract/platform/filters.ts';
import * as z from 'zod';

/** A value as the address has it. The router reads whole numbers and amounts as numbers. */
export type AddressValue = string | number;

/** The chosen values by field, as the address has them. An absent one matches everything. */
export type ChosenFilters = Readonly<Record<string, AddressValue | undefined>>;

/** The filters of the list on this page. */
export interface ListFilters<F extends Filters = Filters> {
  readonly declared: F;
  readonly chosen: ChosenFilters;
  /** The same as the operation takes them. */
  readonly values: FilterValues<F>;
  /** Changes some, and shows the first page. */
  readonly ask: (change: ChosenFilters) => void;
  /** The change that removes all of them. */
  readonly none: ChosenFilters;
  /** Shows all rows; undefined while no filter is set. */
  readonly clear: (() => void) | undefined;
}

/** The filters under the current address, whose route has `filteredSearch`. Invalid values count as absent. */
export function useListFilters<F extends Filters>(declared: F): ListFilters<F> {
  const navigate = useNavigate();
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const read = Object.entries(declared).flatMap(([field, filter]) => {
    const typed = address[wireNameOf(field)];
    const value = typed === undefined ? undefined : z.safeParse(filter.value, typed);
    return value?.success ? [{ field, typed: typed as AddressValue, value: value.data }] : [];
  });

  function ask(change: ChosenFilters): void {
    const search = Object.fromEntries(Object.entries(change).map(([field, value]) => [wireNameOf(field), value]));
    void navigate({ to: '.', search: (before: object) => ({ ...before, ...search, page: undefined }) });
  }

  const none = Object.fromEntries(Object.keys(declared).map((field) => [field, undefined]));
  return {
    declared,
    chosen: Object.fromEntries(read.map(({ field, typed }) => [field, typed])),
    // Each value was read by its own filter.
    values: Object.fromEntries(read.map(({ field, value }) => [field, value])) as FilterValues<F>,
    ask,
    none,
    clear: read.length > 0 ? () => ask(none) : undefined,
  };
}

/** Filters that have an index of their own, found like the terms of a search: by the one with the fewest rows. */
import { bestMatch } from '@vikray/contract/platform/declare-list.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Search } from '../search/search.ts';
import { isInOrderOfIds, where } from './list-queries.ts';
import type { ListedTable, Window } from './listed-table.ts';

interface Narrowed<Row> {
  readonly list: ListedTable<Row>;
  readonly search: Search | undefined;
}

/** A list with its search, which also finds by the indexes of the filters. */
export function withIndexedFilters<Row>(list: ListedTable<Row>, search: Search | undefined, window: Window): Narrowed<Row> {
  const { indexedFilters = [] } = list;
  const [first, ...others] = indexedFilters;
  if (!first) return { list, search };
  const conditions = indexedFilters.map(({ condition }) => condition);
  const filtered = { ...list, filters: [...list.filters, ...conditions], indexedFilters: [] };
  // The order by best match reads parts of the list that are not part of a search, and is the order of the list without one.
  if (window.sort === bestMatch) return { list: filtered, search };
  const isOnly = search === undefined && list.filters.length === 0 && others.length === 0;
  if (isOnly && first.isOneValue && isInOrderOfIds(list, window)) return { list: filtered, search };
  return {
    list,
    search: {
      scan: sql<boolean>`${sql.join([...(search ? [search.scan] : []), ...conditions], sql` and `)}`,
      candidates: [...(search?.isIndexed ? search.candidates : []), ...candidatesOf(list)],
      isIndexed: true,
      phrases: undefined,
      isCounted: search?.isCounted ?? true,
      isByTexts: search?.isByTexts ?? false,
      isOneFilter: isOnly && first.ids === undefined,
    },
  };
}

/** For each filter, the query for the ids that its index finds. */
export function candidatesOf<Row>({ table, listed, indexedFilters = [] }: ListedTable<Row>): RawBuilder<{ id: number }>[] {
  return indexedFilters.map(
    ({ condition, ids }) =>
      ids ?? sql<{ id: number }>`select ${sql.ref(`${table}.id`)} as id from ${sql.table(table)} ${where(listed, condition)}`,
  );
}

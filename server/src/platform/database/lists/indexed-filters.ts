/** Filters that have an index of their own, found like the terms of a search: by the one with the fewest rows. */
import { bestMatch } from '@vikray/contract/platform/declare-list.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Search } from '../search/search.ts';
import { where } from './list-queries.ts';
import type { ListedTable, Window } from './listed-table.ts';

interface Narrowed<Row> {
  readonly list: ListedTable<Row>;
  readonly search: Search | undefined;
}

/** A list with its search, which also finds by the indexes of the filters. */
export function withIndexedFilters<Row>(list: ListedTable<Row>, search: Search | undefined, { sort }: Window): Narrowed<Row> {
  const { indexedFilters = [] } = list;
  if (indexedFilters.length === 0) return { list, search };
  // The order by best match reads parts of the list that are not part of a search.
  if (search && sort === bestMatch) return { list: { ...list, filters: [...list.filters, ...indexedFilters] }, search };
  const candidates = indexedFilters.map((filter) => candidatesQuery(list, filter));
  const scan = sql<boolean>`${sql.join([...(search ? [search.scan] : []), ...indexedFilters], sql` and `)}`;
  return {
    list,
    search: {
      scan,
      candidates: [...(search?.isIndexed ? search.candidates : []), ...candidates],
      isIndexed: true,
      phrases: undefined,
      isCounted: search?.isCounted ?? true,
      isByTexts: search?.isByTexts ?? false,
    },
  };
}

/** The query for the ids that a filter finds in its index. Exported for the tests of query plans. */
export function candidatesQuery<Row>({ table, listed }: ListedTable<Row>, filter: RawBuilder<boolean>): RawBuilder<{ id: number }> {
  return sql<{ id: number }>`select ${sql.ref(`${table}.id`)} as id from ${sql.table(table)} ${where(listed, filter)}`;
}

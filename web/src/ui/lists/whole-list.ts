import type { ListRows } from './list-rows.ts';
import type { ListSearch } from './list-search.ts';

interface WholeListQuery<Row> {
  readonly data: readonly Row[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** A short list that the server answers whole: all rows on one page, in its order. */
export function wholeList<Row>({ data, error, refetch }: WholeListQuery<Row>): { readonly list: ListSearch; readonly rows: ListRows<Row> } {
  const pageSize = Math.max(data?.length ?? 0, 1);
  return {
    list: { search: '', page: 1, pageSize, pageSizes: [pageSize], ask: () => undefined },
    rows: {
      rows: data ?? [],
      total: data?.length,
      totalIsCapped: false,
      isStale: false,
      failure: error?.message,
      retry: () => void refetch(),
    },
  };
}

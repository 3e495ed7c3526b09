import type { AnswerOf, InputOf } from '@vikray/contract/operations.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { keepPreviousData, queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isUnreachable, type CallFailure } from '../../platform/call-failure.ts';
import { call, type ListName } from '../../platform/call.ts';
import { whenIdle } from '../../platform/when-idle.ts';
import { searchAndOrder, type ListPage } from './list-search.ts';

/** A page of a list as displayed. */
export interface ListRows<Row> {
  readonly rows: readonly Row[];
  /** How many rows match; undefined until the first answer. */
  readonly total: number | undefined;
  /** True when there are more matches than `total` says. */
  readonly totalIsCapped: boolean;
  /** The rows belong to another page or search, shown until the new ones arrive. */
  readonly isStale: boolean;
  /** The sentence to show instead of rows that could not be loaded. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

type RowOf<N extends ListName> = AnswerOf<N>['rows'][number];

/**
 * The rows of a list. Prefetches the next page when the browser is idle. Each page starts after the last row of the one before, so that
 * late pages load as fast as early ones. `idOf` returns a row's id; `filters` are the filters of this list.
 */
export function useListRows<N extends ListName>(
  name: N,
  page: ListPage,
  idOf: (row: RowOf<N>) => number,
  filters: Partial<InputOf<N>> = {},
): ListRows<RowOf<N>> {
  const client = useQueryClient();
  const query = (wish: ListPage) => pageQuery(client, name, wish, idOf, filters);
  const { data, isPlaceholderData, error, failureReason, refetch } = useQuery({ ...query(page), placeholderData: keepPreviousData });
  const { rows = [], total, totalIsCapped = false } = data ?? {};

  const isFollowed = !isPlaceholderData && rows.length === page.pageSize && (totalIsCapped || page.page * page.pageSize < (total ?? 0));
  const prefetch = useEffectEvent(() => void client.query(query({ ...page, page: page.page + 1 })).catch(() => undefined));
  // Once for each answer.
  useEffect(() => (isFollowed ? whenIdle(prefetch) : undefined), [data, isFollowed]);

  return {
    rows,
    total,
    totalIsCapped,
    isStale: isPlaceholderData,
    failure: failureSentenceOf(error, failureReason),
    retry: () => void refetch(),
  };
}

/** While the panel cannot be reached, the list says so at once, and asks again by itself. */
function failureSentenceOf(error: CallFailure | null, latest: CallFailure | null): string | undefined {
  return isUnreachable(error ?? latest) ? messages.unreachable : error?.message;
}

function pageQuery<N extends ListName>(
  client: QueryClient,
  name: N,
  page: ListPage,
  idOf: (row: RowOf<N>) => number,
  filters: Partial<InputOf<N>>,
) {
  const { pageSize } = page;
  const wish = { ...filters, ...searchAndOrder(page), pageSize };
  const keyOf = (number: number) => [name, { ...wish, page: number }] as const;
  return queryOptions<AnswerOf<N>, CallFailure>({
    queryKey: keyOf(page.page),
    queryFn: ({ signal }) => {
      const before = client.getQueryData<AnswerOf<N>>(keyOf(page.page - 1))?.rows;
      const last = before?.length === pageSize ? before.at(-1) : undefined;
      // The declaration of the list checks the names of sorts and filters; here the list may be any.
      const input = { ...wish, page: page.page, after: last && idOf(last) } as unknown as InputOf<N>;
      return call(name, input, { signal });
    },
  });
}

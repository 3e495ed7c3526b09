/** How answers of the server are kept: fresh for some seconds, read again when the window gets the focus, never retried when refused. */
import { operations, type AnswerOf, type InputOf, type OperationName } from '@vikray/contract/operations.ts';
import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query';
import { CallFailure } from './call-failure.ts';
import { call } from './call.ts';

const staleTimeMs = 10_000;
const mostRetries = 2;

function mayRetry(failures: number, failure: Error): boolean {
  const isRefusal = failure instanceof CallFailure && failure.status >= 400 && failure.status < 500;
  return !isRefusal && failures < mostRetries;
}

/** The answers of the server. It may be on this machine, so no network is no reason to wait. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: staleTimeMs, retry: mayRetry, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/**
 * A reading operation for useQuery, prefetchQuery and the like. A list keeps its old rows while the next ones load; a single record does
 * not, as it would show under another's address.
 */
export function queryOf<N extends OperationName>(name: N, input: InputOf<N>) {
  return queryOptions<AnswerOf<N>, CallFailure>({
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, input, { signal }),
    ...(operations[name].kind === 'list' && { placeholderData: keepPreviousData }),
  });
}

/** Has the answers of these operations read afresh: what is on screen at once, the rest when it is next shown. */
export async function refresh(...names: readonly OperationName[]): Promise<void> {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}

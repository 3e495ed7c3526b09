/**
 * The cache of the server's answers. They stay fresh for some seconds, are loaded again when the window gets the focus, and a refused
 * request is not retried.
 */
import { operations, type AnswerOf, type InputOf, type OperationName } from '@vikray/contract/operations.ts';
import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query';
import { CallFailure, isUnreachable } from './call-failure.ts';
import { call } from './call.ts';

const staleTimeMs = 10_000;
const maxRetries = 2;
/** What the screen shows is asked for so often while the panel cannot be reached. */
const unreachableMs = 3000;

function mayRetry(failures: number, failure: Error): boolean {
  const isRefusal = failure instanceof CallFailure && failure.status >= 400 && failure.status < 500;
  return !isRefusal && failures < maxRetries;
}

/** The cache. The server may be on this machine, so requests do not wait for a network. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleTimeMs,
      retry: mayRetry,
      refetchInterval: ({ state }) => (isUnreachable(state.error) ? unreachableMs : false),
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/**
 * A reading operation for useQuery, prefetchQuery and the like. A list keeps its old rows while the next ones load. A single record does
 * not, because it would appear under the address of another.
 */
export function queryOf<N extends OperationName>(name: N, input: InputOf<N>) {
  return queryOptions<AnswerOf<N>, CallFailure>({
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, input, { signal }),
    ...(operations[name].kind === 'list' && { placeholderData: keepPreviousData }),
  });
}

/** Options of a read that loads whenever its page opens, because someone else may have changed the record in the meantime. */
export const alwaysReload = { placeholderData: undefined, gcTime: 0 } as const;

/** Forgets what only Administrators may read. What is on screen is asked for again, so that the page says why it is gone. */
export function forgetAdministratorsAnswers(): void {
  for (const [name, { right }] of Object.entries(operations))
    if (right === 'Administrator') void queryClient.resetQueries({ queryKey: [name] });
}

/** Loads the answers of these operations again: those on screen at once, the others when they are next shown. */
export async function refresh(...names: readonly OperationName[]): Promise<void> {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}

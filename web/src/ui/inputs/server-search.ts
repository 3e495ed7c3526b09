import type { AnswerOf, InputOf } from '@vikray/contract/operations.ts';
import { bestMatch } from '@vikray/contract/platform/declare-list.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListName } from '../../platform/call.ts';
import { queryOf } from '../../platform/queries.ts';
import { useDebounced } from '../page/use-debounced.ts';

/** A list on the server that is searched as the user types. */
export interface ServerSearch<Row> {
  /** The typed text. */
  readonly text: string;
  readonly type: (text: string) => void;
  readonly rows: readonly Row[];
  /** The rows were found for an earlier text, or there are none yet. */
  readonly isSearching: boolean;
  readonly isFailed: boolean;
  /** Searches at once, because someone waits for the answer. */
  readonly hurry: () => void;
  /** Loads the rows again. */
  readonly refetch: () => unknown;
}

const typingPauseMs = 250;
/** As many as a user is likely to look through. To find the others, type more of the name. */
const maxFound = 30;

type RowOf<N extends ListName> = AnswerOf<N>['rows'][number];

/**
 * Searches a list on the server when typing pauses, best matches first. The previous rows stay until the new ones arrive. `begun` is the
 * text to begin with.
 */
export function useServerSearch<N extends ListName>(name: N, filters: Partial<InputOf<N>> = {}, begun = ''): ServerSearch<RowOf<N>> {
  const [text, type] = useState(begun);
  const wanted = text.trim();
  const [hurried, setHurried] = useState<string>();
  const paused = useDebounced(wanted, typingPauseMs);
  const settled = hurried === wanted ? wanted : paused;
  // The declaration of the list checks the names of sorts and filters; here the list may be any.
  const input = {
    ...filters,
    search: settled || undefined,
    sort: settled ? bestMatch : undefined,
    page: 1,
    pageSize: maxFound,
  } as unknown as InputOf<N>;
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery(queryOf(name, input));
  const isSearching = wanted !== settled || isPlaceholderData || (data === undefined && isFetching);
  return { text, type, rows: data?.rows ?? [], isSearching, isFailed: isError, hurry: () => setHurried(wanted), refetch };
}

import type { AnswerOf, InputOf } from '@vikray/contract/operations.ts';
import { bestMatch } from '@vikray/contract/platform/operation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListName } from '../../platform/call.ts';
import { queryOf } from '../../platform/queries.ts';
import { useDebounced } from '../page/use-debounced.ts';

/** A list of the server that is searched as one types. */
export interface ServerSearch<Row> {
  /** What is typed. */
  readonly text: string;
  readonly type: (text: string) => void;
  readonly rows: readonly Row[];
  /** The rows are those of an earlier text, or none yet. */
  readonly isSearching: boolean;
  readonly isFailed: boolean;
  /** Reads the rows afresh. */
  readonly refetch: () => unknown;
}

const typingPauseMs = 250;
/** As many as anyone looks through. To find the others, type more of the name. */
const mostFound = 30;

type RowOf<N extends ListName> = AnswerOf<N>['rows'][number];

/** Searches a list on the server once the typing pauses, the best matches first; the rows found before stay until the new ones are here. */
export function useServerSearch<N extends ListName>(name: N, filters: Partial<InputOf<N>> = {}): ServerSearch<RowOf<N>> {
  const [text, type] = useState('');
  const wanted = text.trim();
  const settled = useDebounced(wanted, typingPauseMs);
  // The names of sorts and filters are checked where the list is declared: here they are of any list.
  const input = {
    ...filters,
    search: settled || undefined,
    sort: settled ? bestMatch : undefined,
    page: 1,
    pageSize: mostFound,
  } as unknown as InputOf<N>;
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery(queryOf(name, input));
  const isSearching = wanted !== settled || isPlaceholderData || (data === undefined && isFetching);
  return { text, type, rows: data?.rows ?? [], isSearching, isFailed: isError, refetch };
}

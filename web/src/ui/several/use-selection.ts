import type { AnswerOf, InputOf } from '@vikray/contract/operations.ts';
import { useState } from 'react';
import { failureSentence } from '../../platform/call-failure.ts';
import { call, type ListName } from '../../platform/call.ts';
import { notify } from '../../platform/notify.tsx';
import type { ListRows } from '../lists/list-rows.ts';
import { searchAndOrder, type ListPage } from '../lists/list-search.ts';

/** The most rows of a selection. */
export const mostSelected = 200;

/** The selected rows by id; undefined while the list has no boxes to tick. */
export type Ticked<Row> = ReadonlyMap<number, Row> | undefined;

/** The selection of a list. Rows stay selected while the user turns pages and searches. */
export interface Selection<Row> {
  readonly ticked: Ticked<Row>;
  readonly setTicked: (ticked: Ticked<Row>) => void;
  /** How many rows the list has. */
  readonly total: number | undefined;
  readonly totalIsCapped: boolean;
  /** All rows of the list, up to the limit. Undefined if they could not be read. */
  readonly readAll: () => Promise<readonly Row[] | undefined>;
}

type RowOf<N extends ListName> = AnswerOf<N>['rows'][number];

/** The selection of the rows of a list, with the filters that it shows. */
export function useSelection<N extends ListName>(
  name: N,
  page: ListPage,
  filters: Partial<InputOf<N>>,
  { total, totalIsCapped }: ListRows<RowOf<N>>,
): Selection<RowOf<N>> {
  const [ticked, setTicked] = useState<Ticked<RowOf<N>>>();

  async function readAll(): Promise<readonly RowOf<N>[] | undefined> {
    try {
      // The declaration of the list checks the names of sorts and filters; here the list may be any.
      const input = { ...filters, ...searchAndOrder(page), page: 1, pageSize: mostSelected } as unknown as InputOf<N>;
      return (await call(name, input)).rows;
    } catch (thrown) {
      notify.failure(failureSentence(thrown));
      return undefined;
    }
  }

  return { ticked, setTicked, total, totalIsCapped, readAll };
}

/** The rows with others ticked or not, at most so many. Those that were ticked last come last. */
export function withTicks<Row>(
  ticked: ReadonlyMap<number, Row>,
  changed: ReadonlyMap<number, Row>,
  isTicked: boolean,
  most = mostSelected,
): ReadonlyMap<number, Row> {
  const others = [...ticked].filter(([id]) => !changed.has(id));
  return new Map(isTicked ? [...others, ...changed].slice(0, most) : others);
}

/** The rows of a page from the one that was ticked last up to this one; none if that one is not on the page. */
export function rangeTo<Row>(
  page: ReadonlyMap<number, Row>,
  ticked: ReadonlyMap<number, Row>,
  id: number,
): ReadonlyMap<number, Row> | undefined {
  const rows = [...page];
  const last = [...ticked.keys()].at(-1);
  const [from, to] = [rows.findIndex(([key]) => key === last), rows.findIndex(([key]) => key === id)];
  if (from === -1 || to === -1) return undefined;
  // The row that was pressed comes last, where the next range begins.
  return new Map(from < to ? rows.slice(from, to + 1) : rows.slice(to, from + 1).toReversed());
}

/**
 * How a page of a search is found. Reading in list order is quick for a term that many rows have, the trigram index for one that few have.
 * The way never changes which rows are found.
 */
import { bestMatch } from '@vikray/contract/platform/operation.ts';
import type { Window } from './list-queries.ts';
import type { Estimate } from './text-sample.ts';

/** Which terms the trigram index can look for; those under three letters it cannot. */
export type Indexed = 'all' | 'some' | 'none';

/** A step fills the page, or the next one is taken. A long one is nothing for the thread and the connections that answer all requests. */
export type Step =
  /** Takes all matches and sorts them; nothing when they are more than are counted. */
  | { readonly does: 'sortMatches'; readonly from: 'index' | 'texts'; readonly isLong: boolean }
  /** Reads the first so many rows in list order; nothing when these do not fill the page. */
  | { readonly does: 'readRows'; readonly rows: number; readonly isLong: boolean }
  /** Reads in list order until the page is full or the list ends, and asks of each row whether the index or its text has the terms. */
  | { readonly does: 'readOn'; readonly asking: 'index' | 'texts'; readonly isLong: boolean };

export interface Way {
  /** For best matches first: the rows to rank all; nothing where these are too many. */
  readonly rank: { readonly from: 'index' | 'table'; readonly isLong: boolean } | undefined;
  readonly steps: readonly Step[];
  readonly count: {
    readonly by: 'index' | 'texts';
    readonly isLong: boolean;
    /** Counting would read very many texts once more, so the total is what the page shows. */
    readonly isLeftToPage: boolean;
  };
  /** The estimate says as good as certainly that there are more matches than are counted; a page that is full agrees. */
  readonly isSurelyCapped: boolean;
}

/** Counting stops here; a list says "10,000+" beyond. */
export const mostCounted = 10_000;

/** Up to about so many matches are all taken and sorted; with more, reading in list order fills the page sooner. */
const mostSorted = 5000;

/** No more rows than these are read in list order before the index is asked. */
const mostScanned = 10_000;

/** Where matches are spread evenly, these many times the rows that must be read on average fill a page. */
const spread = 1.5;

/** To ask the index for all rows with a term takes as long as to read an eighth as many in list order. */
const readsPerMatch = 1 / 8;

/** So many rows are read within some ten milliseconds. */
const mostAtOnce = 3000;

/** Rows that are skipped in an index, to get to a page far behind, within some milliseconds. */
const mostSkipped = 20_000;

/** The page that is wanted of a list. */
export interface WantedPage extends Pick<Window, 'offset' | 'limit' | 'after' | 'sort'> {
  readonly isFiltered: boolean;
}

/** The way for terms, from about how many rows have them all; `estimate` is absent for a small table, where nothing takes long. */
export function chooseWay(indexed: Indexed, estimate: Estimate | undefined, page: WantedPage): Way {
  const isMany = estimate !== undefined && estimate.rows > mostSorted;
  const isBestFirst = page.sort === bestMatch;
  return {
    rank: isBestFirst ? rankFrom(indexed, estimate, isMany) : undefined,
    steps: indexed === 'none' ? stepsByTexts(estimate, page, isMany) : stepsByIndex(estimate, page, isMany, isBestFirst),
    count: {
      // Among the rows that a filter leaves, a term with many matches is sooner found in their text than in the index of all.
      by: indexed === 'none' || (isMany && page.isFiltered) ? 'texts' : 'index',
      isLong: estimate !== undefined,
      isLeftToPage: indexed === 'none' || (indexed === 'some' && isMany),
    },
    isSurelyCapped: indexed !== 'none' && !page.isFiltered && estimate?.isAbove(mostCounted) === true,
  };
}

function rankFrom(indexed: Indexed, estimate: Estimate | undefined, isMany: boolean): Way['rank'] {
  if (indexed === 'none') return estimate ? undefined : { from: 'table', isLong: false };
  return isMany ? undefined : { from: 'index', isLong: isAboveAtOnce(estimate) };
}

function stepsByIndex(estimate: Estimate | undefined, page: WantedPage, isMany: boolean, isBestFirst: boolean): Step[] {
  const toFill = rowsToFill(estimate, page);
  const worthReading = Math.min(mostScanned, (estimate?.rows ?? 0) * readsPerMatch);
  return [
    ...(isMany || isBestFirst ? [] : [{ does: 'sortMatches', from: 'index', isLong: isAboveAtOnce(estimate) } as const]),
    ...(toFill <= mostScanned ? [readRows(toFill)] : []),
    ...(worthReading > toFill ? [readRows(worthReading)] : []),
    { does: 'readOn', asking: 'index', isLong: estimate !== undefined },
  ];
}

function stepsByTexts(estimate: Estimate | undefined, page: WantedPage, isMany: boolean): Step[] {
  const toFill = rowsToFill(estimate, page);
  return [
    ...(toFill <= mostScanned ? [readRows(toFill)] : []),
    ...(estimate && !isMany ? [{ does: 'sortMatches', from: 'texts', isLong: true } as const] : []),
    { does: 'readOn', asking: 'texts', isLong: estimate !== undefined },
  ];
}

function readRows(rows: number): Step {
  return { does: 'readRows', rows: Math.ceil(rows), isLong: rows > mostAtOnce };
}

function rowsToFill(estimate: Estimate | undefined, { offset, after, limit }: WantedPage): number {
  const wanted = after === undefined ? offset + limit : limit;
  return estimate ? (wanted * spread) / estimate.share : Infinity;
}

function isAboveAtOnce(estimate: Estimate | undefined): boolean {
  return (estimate?.rows ?? 0) > mostAtOnce;
}

/** Whether a page without a search lies so far behind that getting there takes long. */
export function isFarBehind({ offset, after }: Pick<Window, 'offset' | 'after'>): boolean {
  return after === undefined && offset > mostSkipped;
}

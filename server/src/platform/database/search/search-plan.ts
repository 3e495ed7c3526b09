/**
 * Chooses how to find a page of a search. Reading in list order is fast for a term in many rows, the trigram index for a term in few. The
 * choice never changes which rows are found.
 */
import { bestMatch } from '@vikray/contract/platform/declare-list.ts';
import type { Window } from '../lists/listed-table.ts';
import type { Estimate } from './search-sample.ts';

/**
 * Which of the terms an index finds: all, or some of them, by their trigrams; one short term by its pairs; or none, because the table is
 * small or all terms are short and in very many rows.
 */
export type Indexed = 'all' | 'some' | 'pair' | 'none';

/** If a step does not fill the page, the next one runs. A long step must not use the thread or the connections that answer requests. */
export type Step =
  /** Reads all matches and sorts them; fails to fill the page if there are more than are counted. */
  | { readonly does: 'sortMatches'; readonly from: 'index' | 'texts'; readonly isLong: boolean }
  /** Sorts all matches by the keys in an index, without reading their rows. */
  | { readonly does: 'sortKeys'; readonly isLong: boolean }
  /** Reads the given number of rows in list order; they may not fill the page. */
  | { readonly does: 'readRows'; readonly rows: number; readonly isLong: boolean }
  /** Reads in list order until the page is full or the list ends, and checks each row against the index or its text. */
  | { readonly does: 'readOn'; readonly asking: 'index' | 'texts'; readonly isLong: boolean };

/** How to find, rank and count the rows of a search. */
export interface SearchPlan {
  /** For best matches first: where to read the rows to rank; undefined if there are too many. */
  readonly rank: { readonly from: 'index' | 'keys' | 'table'; readonly isLong: boolean } | undefined;
  readonly steps: readonly Step[];
  readonly count: {
    readonly by: 'index' | 'texts';
    readonly isLong: boolean;
    /** Counting would read very many texts again, so the total comes from the page. */
    readonly isLeftToPage: boolean;
  };
  /** Whether there are almost certainly more matches than are counted, according to the estimate. A full page confirms it. */
  readonly isSurelyCapped: boolean;
}

/** Counting stops here; beyond, a list shows "10,000+". */
export const maxCounted = 10_000;

/** Up to about this many matches are all read and sorted. With more, reading in list order fills the page sooner. */
const maxSorted = 5000;

/** The most rows to read in list order before the index is used. */
const maxScanned = 10_000;

/** If matches are spread evenly, this many times the average number of rows fills a page. */
const spread = 1.5;

/** Finding all rows with a term in the index takes as long as reading an eighth as many in list order. */
const readsPerMatch = 1 / 8;

/**
 * Up to this share of a table, and this many, rows are read from the index of pairs. With more, reading in list order fills the page
 * sooner.
 */
const maxShareByPair = 1 / 8;
const maxRowsByPair = 50_000;

/** This many rows, or their keys alone, are read within some ten milliseconds. */
const maxAtOnce = 3000;
const maxKeysAtOnce = 10_000;

/** With fewer matches, reading their rows is faster than checking the phrases in the index, which must also be counted. */
const minForKeys = 500;

/** This many rows of an index are skipped within some milliseconds. */
const maxSkipped = 20_000;

/** The requested page of a list. */
export interface WantedPage extends Pick<Window, 'offset' | 'limit' | 'after' | 'sort'> {
  readonly isFiltered: boolean;
  /** What the keys of the order are read from if the rows themselves are not: the ids of the matches, or an index of keys. */
  readonly keysFrom?: 'ids' | 'index' | undefined;
  /** Whether only the texts of the rows from the index say which of them match. */
  readonly isByTexts?: boolean;
}

/** Whether the index of pairs is worth reading for a term, from an estimate of how many rows have it. */
export function isWorthPairs({ rows, share }: Estimate): boolean {
  return share <= maxShareByPair && rows <= maxRowsByPair;
}

/**
 * Chooses the steps from an estimate of how many rows have all terms. `estimate` is absent for a small table, where nothing takes long. The
 * index gives about `candidates` rows, whose texts are checked for the other terms.
 */
export function chooseWay(indexed: Indexed, estimate: Estimate | undefined, page: WantedPage, candidates = estimate): SearchPlan {
  const isMany = estimate !== undefined && estimate.rows > maxSorted;
  const isBestFirst = page.sort === bestMatch;
  const usesKeys = indexed === 'all' && page.keysFrom !== undefined && estimate !== undefined && estimate.rows >= minForKeys;

  function steps(): Step[] {
    if (indexed === 'none') return stepsByTexts(estimate, page, isMany);
    if (usesKeys && !isBestFirst) return stepsByKeys(estimate, page, isMany);
    return stepsByIndex(estimate, page, { isMany, isBestFirst, candidates });
  }

  return {
    rank: isBestFirst ? rankFrom(indexed, candidates, { isMany, usesKeys }) : undefined,
    steps: steps(),
    count: {
      // For a filtered list, a term with many matches is found faster in the remaining texts than in the index of all rows.
      by: indexed === 'none' || (isMany && page.isFiltered) ? 'texts' : 'index',
      isLong: estimate !== undefined && (!usesKeys || page.isByTexts === true),
      isLeftToPage: (indexed === 'none' && estimate !== undefined) || (indexed !== 'all' && isMany),
    },
    isSurelyCapped:
      (indexed === 'all' || indexed === 'some') && !page.isFiltered && !page.isByTexts && estimate?.isAbove(maxCounted) === true,
  };
}

function rankFrom(
  indexed: Indexed,
  candidates: Estimate | undefined,
  { isMany, usesKeys }: { readonly isMany: boolean; readonly usesKeys: boolean },
): SearchPlan['rank'] {
  if (indexed === 'none') return candidates ? undefined : { from: 'table', isLong: false };
  if (isMany) return undefined;
  return usesKeys ? { from: 'keys', isLong: false } : { from: 'index', isLong: isAboveAtOnce(candidates) };
}

/** Ids come from the index in their order, so the first ones suffice. Other keys are all read and sorted. */
function stepsByKeys(estimate: Estimate, page: WantedPage, isMany: boolean): Step[] {
  if (page.keysFrom === 'ids') return [{ does: 'sortKeys', isLong: false }];
  const toFill = rowsToFill(estimate, page);
  // Sorting tens of thousands of keys takes longer than reading past a part of the list with fewer matches than elsewhere.
  const worthReading = Math.min(maxAtOnce, estimate.rows * readsPerMatch);
  return [
    ...(isMany && toFill <= maxScanned ? [readRows(toFill)] : []),
    ...(isMany && worthReading > toFill ? [readRows(worthReading)] : []),
    { does: 'sortKeys', isLong: estimate.rows > maxKeysAtOnce },
  ];
}

interface IndexUse {
  readonly isMany: boolean;
  readonly isBestFirst: boolean;
  readonly candidates: Estimate | undefined;
}

function stepsByIndex(estimate: Estimate | undefined, page: WantedPage, { isMany, isBestFirst, candidates }: IndexUse): Step[] {
  const toFill = rowsToFill(estimate, page);
  const worthReading = Math.min(maxScanned, (estimate?.rows ?? 0) * readsPerMatch);
  return [
    ...(isMany || isBestFirst ? [] : [{ does: 'sortMatches', from: 'index', isLong: isAboveAtOnce(candidates) } as const]),
    ...(toFill <= maxScanned ? [readRows(toFill)] : []),
    ...(worthReading > toFill ? [readRows(worthReading)] : []),
    { does: 'readOn', asking: 'index', isLong: estimate !== undefined },
  ];
}

function stepsByTexts(estimate: Estimate | undefined, page: WantedPage, isMany: boolean): Step[] {
  const toFill = rowsToFill(estimate, page);
  return [
    ...(toFill <= maxScanned ? [readRows(toFill)] : []),
    ...(estimate && !isMany ? [{ does: 'sortMatches', from: 'texts', isLong: true } as const] : []),
    { does: 'readOn', asking: 'texts', isLong: estimate !== undefined },
  ];
}

function readRows(rows: number): Step {
  return { does: 'readRows', rows: Math.ceil(rows), isLong: rows > maxAtOnce };
}

function rowsToFill(estimate: Estimate | undefined, { offset, after, limit }: WantedPage): number {
  const wanted = after === undefined ? offset + limit : limit;
  return estimate ? (wanted * spread) / estimate.share : Infinity;
}

function isAboveAtOnce(estimate: Estimate | undefined): boolean {
  return (estimate?.rows ?? 0) > maxAtOnce;
}

/** Whether a page without a search is so far from the start that reaching it takes long. */
export function isFarBehind({ offset, after }: Pick<Window, 'offset' | 'after'>): boolean {
  return after === undefined && offset > maxSkipped;
}

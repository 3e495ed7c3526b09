/**
 * Search over a table's `search_text`, which holds the values that the user sees in lower case: each typed word, or quoted phrase, is found
 * anywhere in it. Both engines answer from a trigram index: SQLite from FTS5, PostgreSQL from pg_trgm; short terms from an index of pairs.
 * A record that is not listed has an empty search text, so the index finds listed records only.
 */
import { comparable, searchTerms } from '@vikray/contract/platform/search-terms.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { engineOf } from '../engine.ts';
import type { ShownSections } from '../lists/listed-table.ts';
import { hasPairs, hasTrigram, indexPair } from './search-pairs.ts';
import { chooseWay, isWorthPairs, type WantedPage, type SearchPlan } from './search-plan.ts';
import type { Estimate, Sampler, SearchSample } from './search-sample.ts';
import { hasAllTexts } from './search-waiting.ts';

/** The index is searched for this many of the rarest trigrams. Their positions are not checked, as that costs most. */
const maxTrigrams = 3;

/** How to find the rows with all terms. */
export interface Search {
  readonly plan: SearchPlan;
  /** Whether the text of a row has all terms. */
  readonly scan: RawBuilder<boolean>;
  /** The search in an index; undefined if none is worth reading. */
  readonly index: IndexedTerms | undefined;
}

/** A search in an index, as parts of a query. */
export interface IndexedTerms {
  /** The rows from the index, for a from-clause: all rows with the terms, and perhaps others, which `scan` excludes. */
  readonly candidates: RawBuilder<unknown>;
  /** The ids of the rows with the terms. */
  readonly ids: RawBuilder<{ id: number }>;
  /** Whether a row is among these, for reading in list order. */
  readonly has: RawBuilder<boolean>;
  /** In the embedded database, if all terms have trigrams: what finds exactly the rows with the terms. */
  readonly phrases?: Phrases;
}

/** The trigram index of a table, and the condition for a row of it to have all terms. */
export interface Phrases {
  readonly index: RawBuilder<unknown>;
  /** The id of a row in the index. */
  readonly id: RawBuilder<number>;
  readonly match: RawBuilder<boolean>;
}

/** The search text of a record from the values that its list shows. Values are separated, so that no term matches across two of them. */
export function searchTextOf(values: readonly string[]): string {
  return values
    .filter((value) => value !== '')
    .map(comparable)
    .join('\n');
}

/** An empty line. No value has one, since its spaces and line breaks are single spaces. */
const betweenSections = '\n\n';

/**
 * The search text of a record whose lists do not all show the same values: in sections of values. A list finds by all sections, or by all
 * but the first or the last one.
 */
export function searchTextOfSections(sections: readonly (readonly string[])[]): string {
  return sections.map(searchTextOf).join(betweenSections);
}

/** Plans the search for the typed text, for one page of a table; undefined if the text is blank. Throws TakesLong as the sampler does. */
export async function planSearch<T>(
  db: Kysely<T>,
  table: string,
  typed: string | undefined,
  page: WantedPage & { readonly mayTakeLong?: boolean; readonly sections?: ShownSections | undefined },
  sampleOf: Sampler,
): Promise<Search | undefined> {
  const terms = searchTerms(typed ?? '');
  if (terms.length === 0) return undefined;
  const isWhole = await hasAllTexts(db, table);
  const sample = await sampleOf(db, table, page.mayTakeLong);
  const use = isWhole ? chooseIndex(db, terms, sample) : notIndexed;
  const scan = hasAll(table, terms, page.sections);
  // The indexes do not know sections, so the text of a row decides whether the list shows a term.
  const isByTexts = terms.some((term) => page.sections?.mayHide(term));
  // PostgreSQL's index does not find phrases exactly, so it cannot do without the rows.
  const isKeyed = engineOf(db) === 'sqlite' && (page.keysFrom === 'ids' || !isByTexts);
  const wanted = { ...page, isByTexts, keysFrom: isKeyed ? page.keysFrom : undefined };
  return { plan: chooseWay(use.indexed, sample?.estimate(terms), wanted, use.candidates), scan, index: findIn(use) };

  function findIn(choice: IndexChoice): IndexedTerms | undefined {
    if (choice.indexed === 'none') return undefined;
    if ('pair' in choice) return indexPair(db, table, choice.pair, scan);
    return indexTerms(db, table, choice, sample, { scan, isByTexts });
  }
}

/** All terms, and those that the trigram index can find. */
interface Terms {
  readonly terms: readonly string[];
  readonly long: readonly string[];
}

/** The index to read, and about how many rows it gives. `pair` is the term for the index of pairs. */
type IndexChoice = { readonly candidates?: Estimate } & (
  | (Terms & { readonly indexed: 'all' | 'some' })
  | { readonly indexed: 'pair'; readonly pair: string }
  | { readonly indexed: 'none' }
);

const notIndexed: IndexChoice = { indexed: 'none' };

/** Chooses the index that gives the fewest rows: the trigrams of all terms that have some, or the pairs of another term. */
function chooseIndex<T>(db: Kysely<T>, terms: readonly string[], sample: SearchSample | undefined): IndexChoice {
  const long = terms.filter((term) => hasTrigram(db, term));
  if (long.length === terms.length) return { indexed: 'all', terms, long };
  const byTrigrams = long.length > 0 ? sample?.estimate(long) : undefined;
  const short = terms.filter((term) => !long.includes(term) && hasPairs(db, term));
  const byPair = sample && short.map((term) => ({ pair: term, candidates: sample.estimate([term]) })).toSorted(fewestFirst)[0];
  if (byPair && isWorthPairs(byPair.candidates) && byPair.candidates.rows < (byTrigrams?.rows ?? Infinity))
    return { indexed: 'pair', ...byPair };
  return long.length > 0 ? { indexed: 'some', terms, long, ...(byTrigrams && { candidates: byTrigrams }) } : notIndexed;
}

function fewestFirst(a: { readonly candidates: Estimate }, b: { readonly candidates: Estimate }): number {
  return a.candidates.rows - b.candidates.rows;
}

interface Check {
  readonly scan: RawBuilder<boolean>;
  /** Whether the index finds other rows, too. */
  readonly isByTexts: boolean;
}

function indexTerms<T>(
  db: Kysely<T>,
  table: string,
  { terms, long }: Terms,
  sample: SearchSample | undefined,
  { scan, isByTexts }: Check,
): IndexedTerms {
  const id = sql.ref(`${table}.id`);
  if (engineOf(db) === 'postgres') {
    // The offset keeps PostgreSQL from merging this with the list order, which would read the whole table.
    const ids = sql<{ id: number }>`select id from ${sql.table(table)} where ${scan} offset 0`;
    return { candidates: sql`${sql.table(table)}`, ids, has: sql<boolean>`${id} in (${ids})` };
  }
  const index = sql.table(`${table}_search`);
  const found = (match: string) =>
    sql`${index} cross join ${sql.table(table)} on ${id} = ${sql.ref(`${table}_search.rowid`)} and ${index} match ${match}`;
  const phrases = long.map(quoted).join(' AND ');
  const isExact = long.length === terms.length;
  const ids =
    isExact && !isByTexts
      ? sql<{ id: number }>`select rowid as id from ${index} where ${index} match ${phrases}`
      : sql<{ id: number }>`select ${id} as id from ${found(phrases)} where ${scan}`;
  const candidates = found(sample ? rareTrigrams(long, sample).map(quoted).join(' AND ') : phrases);
  // The plus makes SQLite check each row in list order instead of sorting all matches.
  const match = sql<boolean>`${index} match ${phrases}`;
  const matching = isByTexts ? { index: found(phrases), match: scan } : { index, match };
  return {
    candidates,
    ids,
    has: sql<boolean>`+${id} in (${ids})`,
    ...(isExact && { phrases: { ...matching, id: sql.ref(`${table}_search.rowid`) } }),
  };
}

/** The rarest trigram of each term, because the trigrams of one term are mostly in the same rows. Then others, up to the limit. */
function rareTrigrams(terms: readonly string[], sample: SearchSample): string[] {
  const rarest = terms.map((term) => sample.rarestFirst(trigramsOf(term)));
  const firsts = sample.rarestFirst(rarest.flatMap((trigrams) => trigrams.slice(0, 1)));
  const others = sample.rarestFirst(rarest.flatMap((trigrams) => trigrams.slice(1)));
  return [...new Set([...firsts, ...others])].slice(0, maxTrigrams);
}

/** The trigrams at the start of a term, without duplicates: enough to find rare ones. */
function trigramsOf(term: string): string[] {
  const letters = [...term].slice(0, 40);
  return [...new Set(letters.slice(2).map((_, index) => letters.slice(index, index + 3).join('')))];
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function hasAll(table: string, terms: readonly string[], sections?: ShownSections): RawBuilder<boolean> {
  const text = sql.ref(`${table}.search_text`);
  return sql.join(
    terms.map((term) => sql`${text} like ${shownIn(containing(term), sections)} escape '\\'`),
    sql` and `,
  );
}

function shownIn(pattern: string, sections: ShownSections | undefined): string {
  if (!sections) return pattern;
  return sections.without === 'first' ? `%${betweenSections}${pattern}` : `${pattern}${betweenSections}%`;
}

/** Whether the text of a row has all terms of the typed text; always true for a blank one. Reads each row, so it is only for rare searches. */
export function matches(table: string, typed: string, sections?: ShownSections): RawBuilder<boolean> {
  const terms = searchTerms(typed);
  return terms.length === 0 ? sql<boolean>`1 = 1` : hasAll(table, terms, sections);
}

/** The LIKE pattern of a text that contains these characters. */
export function containing(letters: string): string {
  return `%${literal(letters)}%`;
}

/** Escapes characters for a LIKE pattern. */
export function literal(letters: string): string {
  return letters.replace(/[\\%_]/g, '\\$&');
}

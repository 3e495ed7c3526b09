/**
 * Search over a table's `search_text`, which contains the values that the user sees, folded. Each typed word or quoted phrase is folded
 * too, and found anywhere in it. A trigram index finds terms of three letters and more: FTS5 in SQLite, pg_trgm in PostgreSQL. For a
 * shorter term, SQLite looks up the trigrams that begin with it in the vocabulary of the index; PostgreSQL reads all texts. The text of
 * each row from the index is checked, so the index never changes which rows are found. A record that is not listed has an empty search
 * text.
 */
import { folded, searchTerms } from '@vikray/contract/platform/search-terms.ts';
import { sql, type RawBuilder } from 'kysely';
import { engineOf } from '../engine.ts';
import type { ListedTable, ShownSections } from '../lists/listed-table.ts';
import type { Db } from '../tables.ts';

/** How to find the rows with all terms. */
export interface Search {
  /** Whether the text of a row has all terms. */
  readonly scan: RawBuilder<boolean>;
  /** Queries for the ids of rows: each finds all rows with the terms, and perhaps others, which `scan` excludes. */
  readonly candidates: readonly RawBuilder<{ id: number }>[];
  /** Whether the candidates come from an index. Otherwise finding them reads all texts. */
  readonly isIndexed: boolean;
  /** In SQLite, if the trigram index covers all terms: the search in that index. */
  readonly phrases: Phrases | undefined;
  /** Whether the index covers all terms, so that it can count the rows. */
  readonly isCounted: boolean;
  /** Whether it is a single filter, whose index finds the rows. */
  readonly isOneFilter?: boolean;
  /** Whether the index also finds rows that contain the terms only in a section that the list does not show. */
  readonly isByTexts: boolean;
}

/** A search in the trigram index of SQLite. */
export interface Phrases {
  readonly index: RawBuilder<unknown>;
  /** The id of a row in the index. */
  readonly id: RawBuilder<number>;
  readonly match: RawBuilder<boolean>;
}

/** The search text of a record from the values that its list shows. Values are separated, so that no term matches across two of them. */
export function searchTextOf(values: readonly string[]): string {
  return values
    .map(folded)
    .filter((value) => value !== '')
    .join('\n');
}

/** An empty line, which no value contains, since all whitespace in a value becomes single spaces. */
const betweenSections = '\n\n';

/** The search text of a record whose lists show different values, in sections. A list shows all of them, or all but the first or last. */
export function searchTextOfSections(sections: readonly (readonly string[])[]): string {
  return sections.map(searchTextOf).join(betweenSections);
}

/** The search for the typed text in a list; undefined if the text is blank. */
export function planSearch<Row>(
  db: Db,
  { table, sections }: Pick<ListedTable<Row>, 'table' | 'sections'>,
  typed: string | undefined,
): Search | undefined {
  const terms = searchTerms(typed ?? '');
  if (terms.length === 0) return undefined;
  const scan = hasAll(table, terms, sections);
  const isByTexts = terms.some((term) => sections?.mayHide(term) === true);
  const byTexts = sql<{ id: number }>`select id from ${sql.table(table)} where ${scan}`;
  if (engineOf(db) === 'postgres') {
    const known = terms.filter((term) => threeInARow.test(term));
    const isCounted = known.length === terms.length;
    return { scan, candidates: [byTexts], isIndexed: known.length > 0, phrases: undefined, isCounted, isByTexts };
  }
  const known = terms.filter(isIndexable);
  const long = known.filter(isLong);
  const phrases = long.length > 0 ? phrasesOf(table, long) : undefined;
  const candidates = [
    ...(phrases ? [sql<{ id: number }>`select ${phrases.id} as id from ${phrases.index} where ${phrases.match}`] : []),
    ...known.filter((term) => !isLong(term)).map((term) => idsByBeginning(table, term)),
  ];
  const isCounted = long.length === terms.length;
  const isIndexed = candidates.length > 0;
  return {
    scan,
    candidates: isIndexed ? candidates : [byTexts],
    isIndexed,
    phrases: isCounted ? phrases : undefined,
    isCounted,
    isByTexts,
  };
}

/** PostgreSQL's trigrams are made of letters and digits only. */
const threeInARow = /[\p{L}\p{N}]{3}/u;

/** FTS5 does not index these. */
const unindexed = /[\ufffe\uffff]/;

function isLong(term: string): boolean {
  return [...term].length >= 3;
}

/**
 * Whether FTS5 can find a term. FTS5 folds some lower-case letters into others, such as the σ at the end of a Greek word, so no entry of
 * its vocabulary begins with them. In a longer term, it folds the term too.
 */
function isIndexable(term: string): boolean {
  return !unindexed.test(term) && (isLong(term) || [...term].every((letter) => letter.toUpperCase().toLowerCase() === letter));
}

/** A prefix with this appended sorts after every text that begins with the prefix. */
export const behindAll = '\u{10ffff}';

/** The ids of the rows with a trigram that begins with a short term. */
function idsByBeginning(table: string, term: string): RawBuilder<{ id: number }> {
  return sql`select distinct doc as id from ${sql.table(`${table}_search_terms`)} where term >= ${term} and term < ${term + behindAll}`;
}

function phrasesOf(table: string, terms: readonly string[]): Phrases {
  const index = sql.table(`${table}_search`);
  return { index, id: sql.ref(`${table}_search.rowid`), match: sql<boolean>`${index} match ${terms.map(quoted).join(' AND ')}` };
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

/**
 * Search for terms that have no trigram: one or two letters, and on PostgreSQL everything without three letters or digits in a row. An
 * index of pairs gives the rows that may have the term. The text of each of them is checked, so the index never changes which rows are
 * found.
 *
 * SQLite: the trigrams that begin with the term are neighbours in the vocabulary of the trigram index. Only the end of a text begins no
 * trigram, so a small index holds the last two letters. PostgreSQL: a GIN index of all pairs of neighbouring bytes.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { engineOf } from '../engine.ts';

/** PostgreSQL's trigrams are made of letters and digits only. */
const threeInARow = /[\p{L}\p{N}]{3}/u;

/** FTS5 keeps nothing of these. */
const noCharacters = /[\ufffe\uffff]/;

/** Whether the trigram index can find a term. */
export function hasTrigram<T>(db: Kysely<T>, term: string): boolean {
  return engineOf(db) === 'postgres' ? threeInARow.test(term) : [...term].length >= 3;
}

/** Whether the index of pairs can find a term that has no trigram. */
export function hasPairs<T>(db: Kysely<T>, term: string): boolean {
  if (engineOf(db) === 'postgres') return true;
  // FTS5 folds some small letters into others, such as the σ at the end of a Greek word. Nothing in its vocabulary begins with those.
  return !noCharacters.test(term) && [...term].every((letter) => letter.toUpperCase().toLowerCase() === letter);
}

/** The search for a term in the index of pairs, as parts of a query. `scan` says whether the text of a row has all terms. */
export function indexPair<T>(db: Kysely<T>, table: string, term: string, scan: RawBuilder<boolean>) {
  const id = sql.ref(`${table}.id`);
  if (engineOf(db) === 'postgres') {
    // The offset keeps PostgreSQL from reading another index too.
    const candidates = sql`(select * from ${sql.table(table)} where ${hasPairsOf(term)} offset 0) as ${sql.table(table)}`;
    const ids = sql<{ id: number }>`select id from ${candidates} where ${scan} offset 0`;
    return { candidates, ids, has: sql<boolean>`${id} in (${ids})` };
  }
  const candidates = sql`(${idsByTrigrams(table, term)}) as paired cross join ${sql.table(table)} on ${id} = paired.id`;
  const ids = sql<{ id: number }>`select ${id} as id from ${candidates} where ${scan}`;
  return { candidates, ids, has: sql<boolean>`+${id} in (${ids})` };
}

/** In SQLite, the ids of the rows that may have a term, without duplicates. */
function idsByTrigrams(table: string, term: string): RawBuilder<{ id: number }> {
  const end = lastTwoOf(table);
  const begins = (letters: RawBuilder<unknown>) => sql<boolean>`${letters} >= ${term} and ${letters} < ${term + behindAll}`;
  const isSingle = [...term].length === 1;
  return sql`
    select doc as id from ${sql.table(`${table}_search_terms`)} where ${begins(sql.ref('term'))}
    union select id from ${sql.table(table)} where ${begins(end)}
    ${isSingle ? sql`union select id from ${sql.table(table)} where ${end} in (${endsWith(table, term)})` : sql``}`;
}

const lastTwoOf = (table: string) => sql`substr(${sql.ref(`${table}.search_text`)}, -2)`;

/** The pairs of letters at the end of texts whose second one is the term. Texts end with some dozens of pairs, each looked up once. */
function endsWith(table: string, term: string): RawBuilder<{ letters: string }> {
  const end = lastTwoOf(table);
  const first = sql`select min(${end}) from ${sql.table(table)}`;
  return sql`
    with recursive ends(letters) as (
      ${first} union all select (${first} where ${end} > ends.letters) from ends where ends.letters is not null
    )
    select letters from ends where substr(letters, -1) = ${term}`;
}

/** Appended to a beginning, it sorts after every text with this beginning. */
export const behindAll = '\u{10ffff}';

/** In PostgreSQL, whether the bytes of a row's text have all pairs of a term. Read from the index, because computing them takes 0.2 ms. */
function hasPairsOf(term: string): RawBuilder<boolean> {
  const bytes = [...Buffer.from(term)];
  const [first, ...others] = bytes;
  const pairs = others.map((byte, index) => (bytes[index] ?? 0) * 256 + byte);
  // A single byte stands before any other. Each text ends with a line break there.
  const isSingle = pairs.length === 0;
  const wanted = isSingle ? Array.from({ length: 256 }, (_, next) => (first ?? 0) * 256 + next) : pairs;
  // In a query of its own: for 256 numbers in sight, the planner expects very many rows and compiles the query, which takes a second.
  return sql<boolean>`search_pairs(search_text) ${isSingle ? sql`&&` : sql`@>`} (select ${`{${wanted.join(',')}}`}::int[])`;
}

/**
 * For an index of PostgreSQL: the entries of new texts wait in a list of at most 64 kB, which every search reads too. Entering those of
 * many rows at once takes a third of the time. A long list would make the planner avoid the index.
 */
export const shortPendingList = sql`fastupdate = on, gin_pending_list_limit = 64`;

/** For a migration, once: creates what the indexes of pairs need. */
export async function createSearchPairs(db: Kysely<unknown>): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  // The high cost makes the planner read the pairs from the index rather than compute them.
  await sql`
    create function search_pairs(search_text text) returns int[] language plpgsql immutable strict parallel safe cost 1000 as $$
    declare
      bytes bytea := textsend(search_text || E'\\n');
      pairs int[] := array_fill(0, array[length(bytes) - 1]);
      first_byte int := get_byte(bytes, 0);
      second_byte int;
    begin
      for place in 1 .. length(bytes) - 1 loop
        second_byte := get_byte(bytes, place);
        pairs[place] := first_byte * 256 + second_byte;
        first_byte := second_byte;
      end loop;
      return pairs;
    end $$`.execute(db);
}

/** For a migration: creates the index of pairs of a table that has its trigram index, including its existing rows. */
export async function createPairsIndex<T>(db: Kysely<T>, table: string): Promise<void> {
  if (engineOf(db) === 'postgres') {
    const index = sql.ref(`${table}_search_pairs`);
    await sql`create index ${index} on ${sql.table(table)} using gin (search_pairs(search_text)) with (${shortPendingList})`.execute(db);
    // Statistics of the pairs would be computed for some ten thousand texts each time.
    await sql`alter index ${index} alter column 1 set statistics 0`.execute(db);
    return;
  }
  const vocabulary = sql.table(`${table}_search_terms`);
  await sql`create virtual table ${vocabulary} using fts5vocab (${sql.table(`${table}_search`)}, instance)`.execute(db);
  await sql`create index ${sql.ref(`${table}_search_last_two`)} on ${sql.table(table)} (substr(search_text, -2))`.execute(db);
}

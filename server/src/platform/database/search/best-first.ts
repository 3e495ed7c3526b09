/**
 * A page of a search with the best matches first, as the pickers show it: the contract's ranking in SQL, then by name. If there are too
 * many matches to sort, they come in two parts: the names that begin with the typed text, then the others by name.
 */
import { bestMatch } from '@vikray/contract/platform/declare-list.ts';
import { ranks, wordBreaks } from '@vikray/contract/platform/ranking.ts';
import { comparable, folded, phraseOf, searchTerms } from '@vikray/contract/platform/search-terms.ts';
import { sql, type RawBuilder } from 'kysely';
import { idsQuery, keyBefore, where, type FoundIds } from '../lists/list-queries.ts';
import type { ListedTable, Window } from '../lists/listed-table.ts';
import { engineOf } from '../engine.ts';
import type { Db } from '../tables.ts';
import { findCandidates, foundOf, rowsWithIds } from './search-page.ts';
import { behindAll, containing, literal, type Search } from './search.ts';

/** Reads a page of a list in its order. */
type ReadInOrder<Row> = (list: ListedTable<Row>, window: Window) => Promise<FoundIds>;

/** The ids of a page's rows, best match first. The requested direction is ignored. */
export async function readBestFirst<Row>(
  db: Db,
  list: ListedTable<Row>,
  search: Search,
  window: Window,
  readInOrder: ReadInOrder<Row>,
): Promise<FoundIds> {
  const ascending = { ...window, descending: false };
  return (await rankAll(db, list, search, ascending)) ?? (await beginningsFirst(db, list, ascending, readInOrder));
}

function nameColumn<Row>(list: ListedTable<Row>): RawBuilder<string> {
  return sql.ref(`${list.table}.${list.sortColumns[bestMatch] ?? ''}`);
}

/** The name as it begins the search text of these tables: its first line. */
function foldedName<Row>(db: Db, { table }: ListedTable<Row>): RawBuilder<string> {
  const text = sql.ref(`${table}.search_text`);
  if (engineOf(db) === 'postgres') return sql`split_part(${text}, chr(10), 1)`;
  return sql`substr(${text}, 1, instr(${text} || char(10), char(10)) - 1)`;
}

/** Ranks and sorts all matches. Undefined if there are too many. */
async function rankAll<Row>(db: Db, list: ListedTable<Row>, search: Search, window: Window): Promise<FoundIds | undefined> {
  const candidates = await findCandidates(db, search, window);
  if (!candidates) return undefined;
  const typed = window.search ?? '';
  const previous = await rankBefore(db, list, window, typed);
  const { rows } = await sql<{ id: number; total: number }>`
    with found as materialized (
      select ${sql.ref(`${list.table}.id`)} as id, ${nameColumn(list)} as name, ${rankOf(db, list, typed)} as fit
      from ${rowsWithIds(db, list.table, candidates)} ${where(list.listed, ...list.filters, search.scan)}
    )
    select found.id, (select count(*) from found) as total from found
    ${where(previous && sql`(found.fit, found.name, found.id) > (${previous.fit}, ${previous.name}, ${window.after})`)}
    order by found.fit, found.name, found.id limit ${window.limit} offset ${previous ? 0 : window.offset}`.execute(db);
  return foundOf(rows, window);
}

/** The rank and name of the row after which the page starts. */
async function rankBefore<Row>(
  db: Db,
  list: ListedTable<Row>,
  { after }: Window,
  typed: string,
): Promise<{ fit: number; name: string } | undefined> {
  if (after === undefined) return undefined;
  const { rows } = await sql<{ fit: number; name: string }>`
    select ${rankOf(db, list, typed)} as fit, ${nameColumn(list)} as name from ${sql.table(list.table)} where id = ${after}`.execute(db);
  return rows[0];
}

/** The contract's `rankOf` in SQL, for a row that has every term. */
function rankOf<Row>(db: Db, list: ListedTable<Row>, typed: string): RawBuilder<number> {
  const name = foldedName(db, list);
  const phrase = phraseOf(folded(typed));
  const like = (text: RawBuilder<unknown>, pattern: string) => sql`${text} like ${pattern} escape '\\'`;
  const words = wordBreaks.reduce((text, mark) => sql<string>`replace(${text}, ${sql.lit(mark)}, ' ')`, name);
  const terms = searchTerms(typed);
  const hasTerm = (term: string) => like(name, containing(term));
  const beginsWord = (term: string) =>
    sql`(${like(name, `${literal(term)}%`)} or ${like(name, containing(` ${term}`))} or ${like(sql`' ' || ${words}`, containing(` ${term}`))})`;
  return sql<number>`case
    when ${name} = ${phrase} then ${sql.lit(ranks.whole)}
    when ${like(name, `${literal(phrase)}%`)} then ${sql.lit(ranks.begins)}
    when not (${sql.join(terms.map(hasTerm), sql` and `)}) then ${sql.lit(ranks.other)}
    when ${sql.join(terms.map(beginsWord), sql` and `)} then ${sql.lit(ranks.word)}
    else ${sql.lit(ranks.part)} end`;
}

/** The typed text as name keys are. */
function keyOf(typed: string): string {
  return phraseOf(comparable(typed));
}

/** The part of a list whose names begin with the typed text, and the other part. Exported for the tests of query plans. */
export function splitByBeginning<Row>(
  list: ListedTable<Row>,
  typed: string,
): { readonly beginnings: ListedTable<Row>; readonly others: ListedTable<Row> } {
  const phrase = keyOf(typed);
  const name = nameColumn(list);
  const isBeginning = sql<boolean>`(${name} >= ${phrase} and ${name} < ${phrase + behindAll})`;
  return {
    beginnings: { ...list, filters: [...list.filters, isBeginning] },
    others: { ...list, filters: [...list.filters, sql<boolean>`not ${isBeginning}`] },
  };
}

async function beginningsFirst<Row>(db: Db, list: ListedTable<Row>, window: Window, readInOrder: ReadInOrder<Row>): Promise<FoundIds> {
  const typed = window.search ?? '';
  const { beginnings, others } = splitByBeginning(list, typed);
  const last = await keyBefore(db, list, window);
  const isBehindBeginnings = last !== undefined && !String(last).startsWith(keyOf(typed));
  const begun = isBehindBeginnings ? [] : (await idsQuery({ list: beginnings, window, key: last }).execute(db)).rows.map(({ id }) => id);
  const missing = window.limit - begun.length;
  if (missing === 0) return { ids: begun };

  const start = isBehindBeginnings
    ? {}
    : { after: undefined, offset: last === undefined ? window.offset - (await skipped(db, beginnings, window, begun.length)) : 0 };
  const { ids } = await readInOrder(others, { ...window, ...start, limit: missing });
  return { ids: [...begun, ...ids] };
}

/** How many rows of the first part precede this page, if they did not fill it. */
async function skipped<Row>(db: Db, beginnings: ListedTable<Row>, { offset }: Window, onThisPage: number): Promise<number> {
  if (offset === 0 || onThisPage > 0) return offset;
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from ${sql.table(beginnings.table)} ${where(beginnings.listed, ...beginnings.filters)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

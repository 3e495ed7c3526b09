/** Runs the steps of a search until one fills the page. */
import { sql, type RawBuilder } from 'kysely';
import { engineOf } from '../engine.ts';
import {
  capped,
  foundQuery,
  idsBetweenQuery,
  idsQuery,
  readNearQuery,
  rowBehindQuery,
  sortedQuery,
  totalOfFull,
  type Found,
  type PageOf,
} from '../lists/list-queries.ts';
import type { ListedTable, Window } from '../lists/listed-table.ts';
import { lastIdOf } from '../numbers.ts';
import type { Search } from './search.ts';
import { maxCounted, type Step } from './search-plan.ts';
import type { Db } from '../tables.ts';
import { TakesLong } from '../lists/takes-long.ts';

/**
 * The embedded database reads texts in parts of this many rows, each in some 30 to 150 ms. Between two parts, other reads get their turn,
 * and the caller may have left. PostgreSQL works in parallel and can cancel.
 */
const rowsOfPart = 20_000;

/** The ids of a page's rows in list order. Throws TakesLong if a step is too long for the window. */
export async function takeSteps<Row>(db: Db, page: PageOf<Row>, search: Search | undefined): Promise<Found> {
  const { window } = page;
  if (!search) return { ids: await idsOf(db, idsQuery(page)) };
  for (const [index, step] of search.plan.steps.entries()) {
    if (step.isLong && !window.mayTakeLong) throw new TakesLong();
    const found = await takeStep(db, page, search, step);
    if (!found) continue;
    // A page that the first rows fill confirms the estimate.
    const isConfirmed = index === 0 && (step.does === 'readRows' || step.does === 'sortKeys') && found.ids.length === window.limit;
    return isConfirmed ? { ...found, ...totalOfFull(search) } : found;
  }
  throw new Error('The last step of a search plan always answers');
}

async function takeStep<Row>(db: Db, page: PageOf<Row>, search: Search, step: Step): Promise<Found | undefined> {
  switch (step.does) {
    case 'sortMatches':
      return sortMatches(db, page, search, step.from);
    case 'sortKeys':
      if (!search.index?.phrases) throw new Error('Only matches of phrases are sorted by their keys');
      return { ids: await idsOf(db, sortedQuery(page, search.index.phrases)) };
    case 'readRows': {
      const ids = await idsOf(db, readNearQuery(page, search, step.rows));
      return ids.length === page.window.limit ? { ids } : undefined;
    }
    case 'readOn':
      if (step.asking === 'texts' && step.isLong && engineOf(db) === 'sqlite') return readParts(db, page, search);
      return { ids: await idsOf(db, idsQuery(page, search)) };
  }
}

async function idsOf(db: Db, query: RawBuilder<{ id: number }>): Promise<number[]> {
  return (await query.execute(db)).rows.map(({ id }) => id);
}

/** Reads all matches and sorts them. Undefined if there are more than are counted. */
async function sortMatches<Row>(db: Db, page: PageOf<Row>, search: Search, from: 'index' | 'texts'): Promise<Found | undefined> {
  const { list, window } = page;
  const candidates = from === 'index' ? search.index?.candidates : await candidatesByTexts(db, list, search);
  if (!candidates) return undefined;
  const { rows } = await foundQuery(page, search, candidates).execute(db);
  const [first] = rows;
  const isWhole = from === 'index';
  // A page after the last match has no row with the total.
  if (!first) return isWhole && window.offset === 0 && window.after === undefined ? { ids: [], total: capped(0) } : { ids: [] };
  const total = Number(first.total);
  return total > maxCounted ? undefined : { ids: rows.map((row) => row.id), ...(isWhole && { total: capped(total) }) };
}

/** The rows whose texts have the terms; undefined if there are more than are counted. */
async function candidatesByTexts<Row>(db: Db, list: ListedTable<Row>, search: Search): Promise<RawBuilder<unknown> | undefined> {
  const table = sql.table(list.table);
  if (engineOf(db) === 'postgres') return table;
  const last = await lastIdOf(db, list.table);
  const found: number[] = [];
  for (let from = 1; from <= last; from += rowsOfPart) {
    found.push(...(await idsOf(db, idsBetweenQuery(list, search, from, rowsOfPart))));
    if (found.length > maxCounted) return undefined;
  }
  return sql`json_each(${JSON.stringify(found)}) as named cross join ${table} on ${sql.ref(`${list.table}.id`)} = named.value`;
}

/** Reads in list order, part by part, until the page is full or the list ends. */
async function readParts<Row>(db: Db, { list, window, key }: PageOf<Row>, search: Search): Promise<Found> {
  const wanted = key === undefined ? window.offset + window.limit : window.limit;
  const found: number[] = [];
  let part: PageOf<Row> = { list, window: { ...window, offset: 0 }, key };
  for (;;) {
    const missing: Window = { ...part.window, limit: wanted - found.length };
    found.push(...(await idsOf(db, readNearQuery({ ...part, window: missing }, search, rowsOfPart))));
    if (found.length >= wanted) break;
    const { rows } = await rowBehindQuery(part, rowsOfPart).execute(db);
    const [last] = rows;
    if (!last) break;
    part = { list, window: { ...part.window, after: last.id }, key: last.key };
  }
  return { ids: found.slice(wanted - window.limit) };
}

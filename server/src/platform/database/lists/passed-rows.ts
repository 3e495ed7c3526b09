/**
 * Reaches a page far behind by rows that are found once per change of the database, so that a program that reads a whole list page by page
 * does not pass all rows before each page again.
 */
import { setImmediate as otherRequests } from 'node:timers/promises';
import { engineOf } from '../engine.ts';
import { keptResult } from '../changes/kept-results.ts';
import { rowBehindQuery, type PageOf } from './list-queries.ts';
import type { ListedTable } from './listed-table.ts';
import { maxCounted } from '../search/search-plan.ts';
import type { Db } from '../tables.ts';

/**
 * Whether a list without a search is passed in steps, each of a few milliseconds and kept. A filter may have to look at very many rows for
 * a step. PostgreSQL keeps nothing beyond a request, and a transaction sees what is not to be kept.
 */
export function passesInSteps<Row>(db: Db, list: ListedTable<Row>): boolean {
  return engineOf(db) === 'sqlite' && !db.isTransaction && list.filters.length === 0;
}

/** The same page without a search, counted from the last known row before it. Undefined if the list ends before. */
export async function startNear<Row>(db: Db, page: PageOf<Row>): Promise<PageOf<Row> | undefined> {
  const { list } = page;
  if (!passesInSteps(db, list)) return page;
  let near = page;
  while (near.window.offset > maxCounted) {
    const row = await rowBehind(db, near);
    if (!row) return undefined;
    near = { list, window: { ...near.window, after: row.id, offset: near.window.offset - maxCounted }, key: row.key };
  }
  return near;
}

async function rowBehind<Row>(db: Db, page: PageOf<Row>) {
  const query = rowBehindQuery(page, maxCounted).compile(db);
  return keptResult(db, query, async () => {
    const { rows } = await db.executeQuery(query);
    await otherRequests();
    return rows[0];
  });
}

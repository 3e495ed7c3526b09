/**
 * Reaches a page far behind by rows that are found once per change of the database, so that a program that reads a whole list page by page
 * does not pass all rows before each page again.
 */
import { setImmediate as otherRequests } from 'node:timers/promises';
import { engineOf } from '../engine.ts';
import { keptResult } from '../changes/kept-results.ts';
import { rowBehindQuery, type Key } from './list-queries.ts';
import type { ListedTable, Window } from './listed-table.ts';
import { maxCounted } from '../search/search-plan.ts';
import type { Db } from '../tables.ts';

/** A window that starts at a known row, and the sort key of that row. */
interface Start {
  readonly window: Window;
  readonly key: Key;
}

/**
 * Whether a list without a search is passed in steps, each of a few milliseconds and kept. A filter may have to look at very many rows for
 * a step. PostgreSQL keeps nothing beyond a request, and a transaction sees what is not to be kept.
 */
export function passesInSteps<Row>(db: Db, list: ListedTable<Row>): boolean {
  return engineOf(db) === 'sqlite' && !db.isTransaction && list.filters.length === 0;
}

/** The window of a page without a search, from the last known row before it. Undefined if the list ends before. */
export async function startNear<Row>(db: Db, list: ListedTable<Row>, start: Start): Promise<Start | undefined> {
  if (!passesInSteps(db, list)) return start;
  let { window, key } = start;
  while (window.offset > maxCounted) {
    const row = await rowBehind(db, list, { window, key });
    if (!row) return undefined;
    window = { ...window, after: row.id, offset: window.offset - maxCounted };
    key = row.key;
  }
  return { window, key };
}

async function rowBehind<Row>(db: Db, list: ListedTable<Row>, { window, key }: Start) {
  const query = rowBehindQuery(list, window, key, maxCounted).compile(db);
  return keptResult(db, query, async () => {
    const { rows } = await db.executeQuery(query);
    await otherRequests();
    return rows[0];
  });
}

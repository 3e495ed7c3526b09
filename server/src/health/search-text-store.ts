import { sql } from 'kysely';
import type { ListedTable } from '../platform/database/lists/list-page.ts';
import type { Db } from '../platform/database/tables.ts';

const rowsAtOnce = 500;

/** The rows to check: those after an id, at most so many. All by default. */
interface Part {
  readonly after?: number;
  readonly maxRows?: number;
}

/** The number of checked rows, and the ids of those that a search would miss. */
export interface SearchTextsFound {
  readonly tried: number;
  readonly outdated: readonly number[];
}

/** Finds the listed rows whose stored search text differs from `textOf`, which is what their list shows. */
export async function findOutdatedSearchTexts<Row>(
  db: Db,
  list: ListedTable<Row>,
  textOf: (row: Row) => string,
  { after: first = 0, maxRows = Infinity }: Part = {},
): Promise<SearchTextsFound> {
  const outdated: number[] = [];
  let tried = 0;
  for (let after = first; tried < maxRows;) {
    const texts = await searchTextsAfter(db, list, after, Math.min(rowsAtOnce, maxRows - tried));
    if (texts.size === 0) break;
    for (const row of await list.rowsOf([...texts.keys()])) {
      if (textOf(row) !== texts.get(list.idOf(row))) outdated.push(list.idOf(row));
    }
    tried += texts.size;
    after = Math.max(...texts.keys());
  }
  return { tried, outdated };
}

async function searchTextsAfter<Row>(db: Db, list: ListedTable<Row>, after: number, limit: number): Promise<ReadonlyMap<number, string>> {
  const listed = list.listed ?? sql<boolean>`1 = 1`;
  const { rows } = await sql<{ id: number; search_text: string }>`
    select id, search_text from ${sql.table(list.table)} where id > ${after} and ${listed} order by id limit ${limit}`.execute(db);
  return new Map(rows.map(({ id, search_text: text }) => [id, text]));
}

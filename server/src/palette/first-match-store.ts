/** Finds the few records that fit a search best: those that are exactly it, then those that begin with it, then those that contain it. */
import { sql, type RawBuilder } from 'kysely';
import { engineOf } from '../platform/database/engine.ts';
import { idsInIndexQuery, idsOf, readNearQuery, where } from '../platform/database/lists/list-queries.ts';
import type { ListedTable, Window } from '../platform/database/lists/listed-table.ts';
import { TakesLong } from '../platform/database/lists/takes-long.ts';
import type { Db } from '../platform/database/tables.ts';
import { readMatches } from '../platform/database/search/search-page.ts';
import { behindAll, planSearch } from '../platform/database/search/search.ts';

/** How well a record fits; the lowest is the best. */
export const fits = { exactly: 0, beginning: 1, containing: 2 } as const;
export type Fit = (typeof fits)[keyof typeof fits];

/** What to find in a table. Every condition needs an index. */
export interface FirstMatches extends Pick<ListedTable<unknown>, 'table' | 'listed'> {
  readonly exactly: readonly RawBuilder<boolean>[];
  readonly beginning: readonly RawBuilder<boolean>[];
  /** The text that the search text must contain; undefined to look at exact matches and beginnings alone. */
  readonly containing: string | undefined;
}

/** Of so many rows that begin with a text, the newest are found: a short text begins very many. */
const maxBeginnings = 5000;

/** So many of the newest rows are looked at for a text that no index finds. */
const maxNear = 3000;

/** The best matches, at most `most`: the newest first among those that fit equally well. */
export async function findFirst(db: Db, wanted: FirstMatches, most: number): Promise<ReadonlyMap<number, Fit>> {
  const found = new Map<number, Fit>();
  const add = (ids: readonly number[], fit: Fit) => {
    for (const id of ids.toSorted((one, other) => other - one)) if (found.size < most && !found.has(id)) found.set(id, fit);
  };
  for (const fit of ['exactly', 'beginning'] as const) {
    if (found.size < most) add(await newestOf(db, wanted, wanted[fit], most), fits[fit]);
  }
  // Those found already may be among the newest that contain it.
  if (found.size < most && wanted.containing !== undefined) add(await newestContaining(db, wanted, most + found.size), fits.containing);
  return found;
}

async function newestOf(
  db: Db,
  { table, listed }: FirstMatches,
  conditions: readonly RawBuilder<boolean>[],
  most: number,
): Promise<number[]> {
  const each = await Promise.all(conditions.map(async (condition) => idsOf(db, newestQuery({ table, listed }, condition, most))));
  return each.flat();
}

/** The query for the newest rows that meet a condition. */
function newestQuery(
  { table, listed }: Pick<FirstMatches, 'table' | 'listed'>,
  condition: RawBuilder<boolean>,
  most: number,
): RawBuilder<{ id: number }> {
  return sql<{ id: number }>`
    select id from (select id from ${sql.table(table)} ${where(listed, condition)} limit ${maxBeginnings}) as fitting
    order by id desc limit ${most}`;
}

/** The newest rows that contain the text. If finding them would keep other requests waiting, only the newest rows are looked at. */
async function newestContaining(db: Db, { table, listed, containing }: FirstMatches, most: number): Promise<readonly number[]> {
  const list: ListedTable<unknown> = {
    table,
    ...(listed && { listed }),
    filters: [],
    sortColumns: { newest: 'id' },
    isNewestFirst: true,
    rowsOf: async () => [],
    idOf: () => 0,
  };
  const window: Window = {
    search: containing,
    sort: undefined,
    descending: undefined,
    after: undefined,
    offset: 0,
    limit: most,
    wantsTotal: false,
    mayTakeLong: false,
  };
  const search = planSearch(db, list, containing);
  if (!search) return [];
  const inIndex = idsInIndexQuery({ list, window }, search);
  if (inIndex) return idsOf(db, inIndex);
  try {
    return (await readMatches(db, { list, window }, search)).ids;
  } catch (error) {
    if (!(error instanceof TakesLong)) throw error;
    return idsOf(db, readNearQuery({ list, window }, search, maxNear));
  }
}

/** A column for comparisons byte by byte, as its index for the palette has it. */
function inBytes(db: Db, column: string): RawBuilder<string> {
  return engineOf(db) === 'sqlite' ? sql`${sql.ref(column)}` : sql`${sql.ref(column)} collate "C"`;
}

/** Whether the text in a column begins with these characters. */
export function beginsWith(db: Db, column: string, text: string): RawBuilder<boolean> {
  const value = inBytes(db, column);
  return sql<boolean>`(${value} >= ${text} and ${value} < ${text + behindAll})`;
}

/** Whether the text in a column is exactly this one. */
export function isExactly(db: Db, column: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`${inBytes(db, column)} = ${text}`;
}

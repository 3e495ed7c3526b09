import { CompiledQuery, sql, type KyselyPlugin, type RawBuilder, type RootOperationNode } from 'kysely';
import { engineOf } from '../../server/src/platform/database/engine.ts';
import { countQuery, idsQuery } from '../../server/src/platform/database/lists/list-queries.ts';
import type { ListedTable, Window } from '../../server/src/platform/database/lists/listed-table.ts';
import type { Db } from '../../server/src/platform/database/tables.ts';

const firstPage: Window = {
  search: undefined,
  sort: undefined,
  descending: undefined,
  after: undefined,
  offset: 0,
  limit: 30,
  wantsTotal: false,
  mayTakeLong: true,
};

/** The plan of the database for a page of a list: the indexes that it can use and whether it sorts. */
export async function planOfPage<Row>(
  db: Db,
  list: ListedTable<Row>,
  change: Partial<Window>,
  keyBefore?: string | number,
): Promise<string> {
  return byIndexes(db, (tx) => chosenPlanOfPage(tx, list, change, keyBefore));
}

/** The plan of the database for counting a list. */
export async function planOfCount<Row>(db: Db, list: ListedTable<Row>): Promise<string> {
  return planOfQuery(db, countQuery(list, undefined, firstPage));
}

/** The plan of the database for any query. */
export async function planOfQuery(db: Db, query: RawBuilder<unknown>): Promise<string> {
  return byIndexes(db, (tx) => planOf(tx, query));
}

/** Forbids full scans and sorts, which the database prefers for small tables, so that the plan shows whether an index serves. */
function byIndexes(db: Db, plan: (tx: Db) => Promise<string>): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const choices = engineOf(db) === 'postgres' ? ['seqscan', 'bitmapscan', 'sort'] : [];
    for (const choice of choices) await sql.raw(`set local enable_${choice} = off`).execute(tx);
    return plan(tx);
  });
}

/** The plan that the database chooses freely, for a table of realistic size with statistics. */
export async function chosenPlanOfPage<Row>(
  db: Db,
  list: ListedTable<Row>,
  change: Partial<Window>,
  keyBefore?: string | number,
): Promise<string> {
  return planOf(db, idsQuery({ list, window: { ...firstPage, ...change }, key: keyBefore }));
}

/**
 * How the database carries out each statement that some work sends to it, line by line. PostgreSQL reads no table whole for which it has an
 * index.
 */
export async function plansOfWork(db: Db, work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const sent: RootOperationNode[] = [];
  const noting: KyselyPlugin = { transformQuery: ({ node }) => (sent.push(node), node), transformResult: async ({ result }) => result };
  await work(db.withPlugin(noting));
  const explain = engineOf(db) === 'sqlite' ? 'explain query plan' : 'explain';
  const plans: string[] = [];
  for (const node of sent) {
    const { sql: statement, parameters } = db.getExecutor().compileQuery(node, { queryId: '' });
    if (!/^\s*(?:select|with|insert|update|delete)/.test(statement)) continue;
    const rows = await db.transaction().execute(async (tx) => {
      if (engineOf(db) === 'postgres') await sql`set local enable_seqscan = off`.execute(tx);
      return (await tx.executeQuery<PlanRow>(CompiledQuery.raw(`${explain} ${statement}`, [...parameters]))).rows;
    });
    plans.push(...rows.map(lineOf));
  }
  return plans;
}

interface PlanRow {
  readonly detail?: string;
  readonly 'QUERY PLAN'?: string;
}

function lineOf(row: PlanRow): string {
  return row.detail ?? row['QUERY PLAN'] ?? '';
}

async function planOf(db: Db, query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await (engineOf(db) === 'sqlite' ? sql<PlanRow>`explain query plan ${query}` : sql<PlanRow>`explain ${query}`).execute(
    db,
  );
  return rows.map(lineOf).join('\n');
}

/** Matches a plan of SQLite or PostgreSQL that sorts rows instead of reading them in order. */
export const sorting = /TEMP B-TREE|Sort/;

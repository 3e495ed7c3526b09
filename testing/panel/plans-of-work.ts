import { sql, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Db } from '../../server/src/platform/database/tables.ts';

/** How SQLite carries out each statement that some work sends to the database, one line for each table that it reads. */
export async function plansOfWork(db: Db, work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const sent: RootOperationNode[] = [];
  const noting: KyselyPlugin = { transformQuery: ({ node }) => (sent.push(node), node), transformResult: async ({ result }) => result };
  await work(db.withPlugin(noting));
  const plans: string[] = [];
  for (const node of sent) {
    const statement = db.getExecutor().compileQuery(node, { queryId: '' }).sql;
    if (!/^\s*(?:select|with|insert|update|delete)/.test(statement)) continue;
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(db);
    plans.push(...rows.map(({ detail }) => detail));
  }
  return plans;
}

import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);
  for (const table of ['customers', 'products']) {
    // The import that brought the row; null for what was entered.
    await db.schema.alterTable(table).addColumn('import_id', kind.reference).execute();
    await sql`create index ${sql.ref(`${table}_import_id`)} on ${sql.table(table)} (import_id, id) where import_id is not null`.execute(db);
  }
}

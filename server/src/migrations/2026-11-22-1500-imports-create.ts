import { sql, type Kysely } from 'kysely';
import { columnKinds } from '../platform/database/for-migrations/columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const kind = columnKinds(db);

  await db.schema
    .createTable('imports')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('file_hash', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('total_rows', kind.integer, (column) => column.notNull())
    .addColumn('bad_rows', kind.integer, (column) => column.notNull())
    .addColumn('present_rows', kind.integer, (column) => column.notNull())
    .addColumn('done_rows', kind.integer, (column) => column.notNull())
    .addColumn('failure', 'text', (column) => column.notNull())
    // The process that is at work on it, and until when the others leave it alone.
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', kind.instant)
    .addColumn('started_by_id', kind.reference, (column) => column.notNull())
    .addColumn('created_at', kind.instant, (column) => column.notNull())
    .addColumn('updated_at', kind.instant, (column) => column.notNull())
    .addForeignKeyConstraint('imports_started_by', ['started_by_id'], 'users', ['id'])
    .addCheckConstraint(
      'imports_state_known',
      sql`state in ('Checking', 'Checked', 'Running', 'Done', 'Stopped', 'Taking Back', 'Taken Back')`,
    )
    .execute();
  // The same file is imported once, unless it was taken back.
  await sql`create unique index imports_same_file on imports (kind, file_hash) where state in ('Running', 'Done', 'Stopped', 'Taking Back')`.execute(
    db,
  );
  await sql`create index imports_under_way on imports (id) where state in ('Running', 'Taking Back')`.execute(db);

  // The rows of a checked file. A row that has been added is gone from here, so what is left is what is to be done.
  await db.schema
    .createTable('import_rows')
    .addColumn('id', kind.id, kind.primaryKey)
    .addColumn('import_id', kind.reference, (column) => column.notNull())
    .addColumn('row_number', kind.integer, (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    // Blank for a row that can be imported.
    .addColumn('reason', 'text', (column) => column.notNull())
    // What is to be stored; blank for a row that is not.
    .addColumn('data', kind.json, (column) => column.notNull())
    .addForeignKeyConstraint('import_rows_import', ['import_id'], 'imports', ['id'])
    .execute();
  await sql`create index import_rows_to_do on import_rows (import_id, row_number, id) where reason = ''`.execute(db);
  await sql`create index import_rows_refused on import_rows (import_id, row_number, id) where reason <> ''`.execute(db);
}

/** SQLite through Node's own module, for Kysely. */
import { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely';
import { prepareFile } from './embedded-place.ts';
import { keepingStatements } from './kept-statements.ts';
import { TableChanges } from './table-changes.ts';

/** The embedded database in a file. Every acknowledged write is on the disk before it is acknowledged. */
export class EmbeddedDialect extends SqliteDialect {
  readonly changes: TableChanges;

  constructor(file: string) {
    const changes = new TableChanges();
    super({ database: async () => openFile(file, changes) });
    this.changes = changes;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** SQLite can create tables in a transaction, so a failed migration leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openFile(file: string, changes: TableChanges): SqliteDatabase {
  prepareFile(file);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma cache_size = -32000');
  database.exec('pragma temp_store = memory');
  // Deleted and overwritten data does not stay readable in the free space of the file.
  database.exec('pragma secure_delete = on');
  changes.attach(database);
  return {
    ...keepingStatements(database, changes),
    close() {
      database.exec('pragma optimize');
      database.close();
    },
  };
}

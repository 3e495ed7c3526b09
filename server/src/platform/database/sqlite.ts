/** SQLite through Node's own module, for Kysely. */
import { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely';
import { prepareFile } from './embedded-place.ts';
import { keepingStatements } from './kept-statements.ts';
import { SyncedCommits } from './synced-commits.ts';
import { TableChanges } from './table-changes.ts';

/** The embedded database in a file. Every acknowledged write is on the disk before it is acknowledged. */
export class EmbeddedDialect extends SqliteDialect {
  readonly changes: TableChanges;
  readonly commits: SyncedCommits;

  constructor(file: string) {
    const watching = { changes: new TableChanges(), commits: new SyncedCommits(file) };
    super({ database: async () => openFile(file, watching) });
    this.changes = watching.changes;
    this.commits = watching.commits;
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

function openFile(file: string, watching: Pick<EmbeddedDialect, 'changes' | 'commits'>): SqliteDatabase {
  prepareFile(file);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma cache_size = -32000');
  database.exec('pragma temp_store = memory');
  // Deleted and overwritten data does not stay readable in the free space of the file.
  database.exec('pragma secure_delete = on');
  watching.changes.attach(database);
  return {
    ...keepingStatements(database, watching),
    close() {
      void watching.commits.close();
      database.exec('pragma optimize');
      database.close();
    },
  };
}

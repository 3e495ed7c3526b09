/** SQLite through Node's own module, for Kysely. */
import { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteDialectConfig } from 'kysely';
import { EmbeddedDriver } from './embedded-driver.ts';
import { prepareFile } from './embedded-place.ts';
import { keepingStatements } from './kept-statements.ts';
import { SyncedCommits } from './synced-commits.ts';
import { TableChanges } from './table-changes.ts';

/** Opening the file waits this long for another process that recovers or closes it. */
const openingMs = 5000;

/** The embedded database in a file. Every acknowledged write is on the disk before it is acknowledged. */
export class EmbeddedDialect extends SqliteDialect {
  readonly changes: TableChanges;
  readonly commits: SyncedCommits;
  readonly #config: SqliteDialectConfig;

  constructor(file: string) {
    const watching = { changes: new TableChanges(), commits: new SyncedCommits(file) };
    const config = { database: async () => openFile(file, watching) };
    super(config);
    this.changes = watching.changes;
    this.commits = watching.commits;
    this.#config = config;
  }

  override createDriver(): EmbeddedDriver {
    return new EmbeddedDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new EmbeddedAdapter();
  }
}

class EmbeddedAdapter extends SqliteAdapter {
  /** SQLite can create tables in a transaction, so a failed migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver itself lets the users of the one connection take turns. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function openFile(file: string, watching: Pick<EmbeddedDialect, 'changes' | 'commits'>): SqliteDatabase {
  prepareFile(file);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: openingMs });
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma cache_size = -32000');
  database.exec('pragma temp_store = memory');
  // Deleted and overwritten data does not stay readable in the free space of the file.
  database.exec('pragma secure_delete = on');
  watching.changes.attach(database);
  // From here on the driver waits. SQLite would wait on the thread that answers requests.
  database.exec('pragma busy_timeout = 0');
  return {
    ...keepingStatements(database, watching),
    close() {
      void watching.commits.close();
      database.close();
    },
  };
}

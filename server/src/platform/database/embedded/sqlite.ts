/** SQLite through Node's own module, for Kysely. */
import { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteDialectConfig } from 'kysely';
import { EmbeddedDriver } from './embedded-driver.ts';
import { prepareDatabaseFile } from './database-file.ts';
import { preparedStatements } from './prepared-statements.ts';
import { GroupCommit } from './group-commit.ts';
import { TableTracker } from './table-tracker.ts';

/** Opening the file waits this long for another process that recovers or closes it. */
const openingMs = 5000;

/** The embedded database in a file. Every write is on the disk before it is acknowledged. */
export class EmbeddedDialect extends SqliteDialect {
  readonly tracker: TableTracker;
  readonly commits: GroupCommit;
  readonly #config: SqliteDialectConfig;

  constructor(file: string) {
    const watching = { tracker: new TableTracker(), commits: new GroupCommit(file) };
    const config = { database: async () => openFile(file, watching) };
    super(config);
    this.tracker = watching.tracker;
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

  /** The driver itself queues the users of its one connection. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function openFile(file: string, watching: Pick<EmbeddedDialect, 'tracker' | 'commits'>): SqliteDatabase {
  prepareDatabaseFile(file);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: openingMs });
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma cache_size = -16000');
  // A write of ten lines fills some 80 pages of the log. Of a hundred such writes, two instead of eight move the log into the file.
  database.exec('pragma wal_autocheckpoint = 4000');
  database.exec('pragma temp_store = memory');
  // Deleted and overwritten data does not stay readable in the free space of the file.
  database.exec('pragma secure_delete = on');
  watching.tracker.attach(database);
  // From here on the driver waits. SQLite would block the event loop.
  database.exec('pragma busy_timeout = 0');
  return {
    ...preparedStatements(database, watching),
    close() {
      void watching.commits.close();
      database.close();
    },
  };
}

/** SQLite through Node's own module, as Kysely wants to see it. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { prepareFile } from './embedded-place.ts';

/** Statements are kept prepared: the panel has some hundreds of different ones. */
const mostKeptStatements = 500;

/** The embedded database in a file. Every acknowledged write is on the disk before it is acknowledged. */
export class EmbeddedDialect extends SqliteDialect {
  constructor(file: string) {
    super({ database: async () => openFile(file) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** SQLite can create tables in a transaction, so a migration that breaks off leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openFile(file: string): SqliteDatabase {
  prepareFile(file);
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 });
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma cache_size = -32000');
  database.exec('pragma temp_store = memory');
  const kept = new Map<string, SqliteStatement>();
  return {
    close() {
      database.exec('pragma optimize');
      database.close();
    },
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      // A transaction takes the write lock at once: one that begins by reading could not get it any more after another process wrote.
      const statement = sql === 'rollback' ? rollback(database) : wrap(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (kept.size >= mostKeptStatements) kept.clear();
      kept.set(sql, statement);
      return statement;
    },
  };
}

/** SQLite undoes a transaction by itself when the disk fails; undoing it again would fail, and hide why. */
function rollback(database: DatabaseSync): SqliteStatement {
  const statement = wrap(database.prepare('rollback'));
  return { ...statement, run: (parameters) => (database.isTransaction ? statement.run(parameters) : { changes: 0, lastInsertRowid: 0 }) };
}

function wrap(statement: StatementSync): SqliteStatement {
  // Kysely hands parameters on as unknown; what the stores bind is text, numbers, bytes and null.
  const bind = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  };
}

/** A connection of Node's SQLite module in the form that Kysely expects. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type { GroupCommit } from './group-commit.ts';
import { schemaTable, type TableTracker } from './table-tracker.ts';

/** A prepared statement takes about 100 KB. Beyond this number, the cache is emptied. */
const maxPrepared = 200;

/** For the panel's own connection: the tables that each statement uses, and how transactions reach the disk. */
interface Watching {
  readonly tracker: TableTracker;
  readonly commits: GroupCommit;
}

/** A connection with a cache of prepared statements. */
export function preparedStatements(database: DatabaseSync, watching?: Watching): Pick<SqliteDatabase, 'prepare'> {
  const cache = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const cached = cache.get(sql);
      if (cached) return cached;
      const statement = statementOf(database, sql, watching, () => cache.clear());
      if (cache.size >= maxPrepared) cache.clear();
      cache.set(sql, statement);
      return statement;
    },
  };
}

/** SQLite rolls a transaction back by itself if the disk fails. A second rollback would fail and hide the cause. */
function rollback(database: DatabaseSync): SqliteStatement {
  const statement = wrap(database.prepare('rollback'));
  return { ...statement, run: (parameters) => (database.isTransaction ? statement.run(parameters) : { changes: 0, lastInsertRowid: 0 }) };
}

function statementOf(database: DatabaseSync, sql: string, watching: Watching | undefined, clearCache: () => void): SqliteStatement {
  if (!watching) return sql === 'rollback' ? rollback(database) : wrap(database.prepare(sql));
  const { tracker, commits } = watching;
  // `commits` flushes transactions only. SQLite itself flushes a statement outside of a transaction.
  const flush = (level: 'normal' | 'full') => database.exec(`pragma synchronous = ${level}`);
  const end = () => (database.isTransaction ? undefined : flush('full'));
  // A transaction takes the write lock at once. If it began by reading, it could no longer get the lock after another process wrote.
  if (sql === 'begin') return around(wrap(database.prepare('begin immediate')), () => flush(commits.isReliable ? 'normal' : 'full'), end);
  if (sql === 'rollback') return around(rollback(database), () => tracker.noteEnd(), end);
  if (sql === 'commit') return around(wrap(database.prepare(sql)), () => tracker.noteEnd(), end);
  return tracked(database, sql, tracker, clearCache);
}

/** A statement that changes the schema clears the cache, because a new trigger may add tables to other statements. */
function tracked(database: DatabaseSync, sql: string, tracker: TableTracker, clearCache: () => void): SqliteStatement {
  const { prepared, use } = tracker.useOf(() => wrap(database.prepare(sql)));
  if (use.reads.size === 0 && use.writes.size === 0) return prepared;
  return around(prepared, () => {
    tracker.note(use);
    if (use.writes.has(schemaTable)) clearCache();
  });
}

/** A statement with something to do before and after each run. */
function around(statement: SqliteStatement, before: () => void, after: () => void = () => {}): SqliteStatement {
  const each =
    <R>(run: (parameters: readonly unknown[]) => R) =>
    (parameters: readonly unknown[]): R => {
      before();
      try {
        return run(parameters);
      } finally {
        after();
      }
    };
  return { reader: statement.reader, all: each(statement.all), run: each(statement.run), iterate: each(statement.iterate) };
}

function wrap(statement: StatementSync): SqliteStatement {
  // Kysely types parameters as unknown; the stores bind only text, numbers, bytes and null.
  const bind = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  };
}

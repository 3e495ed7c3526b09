/** A connection of Node's SQLite module in the form that Kysely expects. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { schemaTable, type TableChanges } from './table-changes.ts';

/** The panel has some hundreds of different statements. */
const maxKeptStatements = 500;

/** A connection that keeps its statements prepared. `changes` notes the tables that each one uses. */
export function keepingStatements(database: DatabaseSync, changes?: TableChanges): Pick<SqliteDatabase, 'prepare'> {
  const kept = new Map<string, SqliteStatement>();
  // A transaction takes the write lock at once. If it began by reading, it could no longer get the lock after another process wrote.
  const written = (sql: string) => (sql === 'begin' ? 'begin immediate' : sql);
  return {
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const statement = sql === 'rollback' ? rollback(database) : noting(database, written(sql), changes, () => kept.clear());
      if (kept.size >= maxKeptStatements) kept.clear();
      kept.set(sql, statement);
      return statement;
    },
  };
}

/** SQLite rolls a transaction back by itself if the disk fails. A second rollback would fail and hide the cause. */
function rollback(database: DatabaseSync): SqliteStatement {
  const statement = wrap(database.prepare('rollback'));
  return { ...statement, run: (parameters) => (database.isTransaction ? statement.run(parameters) : { changes: 0, lastInsertRowid: 0 }) };
}

/** `forget` drops the statements prepared before, because a new trigger may give them further tables. */
function noting(database: DatabaseSync, sql: string, changes: TableChanges | undefined, forget: () => void): SqliteStatement {
  if (!changes) return wrap(database.prepare(sql));
  const { prepared, use } = changes.useOf(() => wrap(database.prepare(sql)));
  if (use.reads.size === 0 && use.writes.size === 0) return prepared;
  return noted(prepared, () => {
    changes.note(use);
    if (use.writes.has(schemaTable)) forget();
  });
}

function noted(statement: SqliteStatement, note: () => void): SqliteStatement {
  const each =
    <R>(run: (parameters: readonly unknown[]) => R) =>
    (parameters: readonly unknown[]): R => {
      note();
      return run(parameters);
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

/** A connection of Node's SQLite module in the form that Kysely expects. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type { SyncedCommits } from './synced-commits.ts';
import { schemaTable, type TableChanges } from './table-changes.ts';

/** A prepared statement takes about 100 KB. Preparing one that is used again costs little. */
const maxKeptStatements = 200;

/** Watches the statements of the panel's own connection: the tables that each one uses, and how transactions reach the disk. */
interface Watching {
  readonly changes: TableChanges;
  readonly commits: SyncedCommits;
}

/** A connection that keeps its statements prepared. */
export function keepingStatements(database: DatabaseSync, watching?: Watching): Pick<SqliteDatabase, 'prepare'> {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      const statement = statementOf(database, sql, watching, () => kept.clear());
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

function statementOf(database: DatabaseSync, sql: string, watching: Watching | undefined, forget: () => void): SqliteStatement {
  if (!watching) return sql === 'rollback' ? rollback(database) : wrap(database.prepare(sql));
  const { changes, commits } = watching;
  // Only a transaction leaves the disk to `commits`; a statement of its own is on the disk when it ends.
  const flush = (level: 'normal' | 'full') => database.exec(`pragma synchronous = ${level}`);
  const end = () => (database.isTransaction ? undefined : flush('full'));
  // A transaction takes the write lock at once. If it began by reading, it could no longer get the lock after another process wrote.
  if (sql === 'begin') return around(wrap(database.prepare('begin immediate')), () => flush(commits.isReliable ? 'normal' : 'full'), end);
  if (sql === 'rollback') return around(rollback(database), () => changes.noteEnd(), end);
  if (sql === 'commit') return around(wrap(database.prepare(sql)), () => changes.noteEnd(), end);
  return trackDependence(database, sql, changes, forget);
}

/** `forget` drops the statements prepared before, because a new trigger may give them further tables. */
function trackDependence(database: DatabaseSync, sql: string, changes: TableChanges, forget: () => void): SqliteStatement {
  const { prepared, use } = changes.useOf(() => wrap(database.prepare(sql)));
  if (use.reads.size === 0 && use.writes.size === 0) return prepared;
  return around(prepared, () => {
    changes.note(use);
    if (use.writes.has(schemaTable)) forget();
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
  let names = namesOf(statement);
  let asRow = rowMaker(names);
  statement.setReturnArrays(true);
  const all = (parameters: readonly unknown[]) => {
    // It is set to return arrays, although its type does not say so.
    const rows = statement.all(...bind(parameters)) as unknown as readonly (readonly unknown[])[];
    // SQLite prepares a statement again when another program has changed the columns of its tables.
    if (rows[0] && rows[0].length !== names.length) {
      names = namesOf(statement);
      asRow = rowMaker(names);
    }
    return rows.map((values) => asRow(values));
  };
  return {
    reader: names.length > 0,
    all,
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => all(parameters).values(),
  };
}

function namesOf(statement: StatementSync): string[] {
  return statement.columns().map(({ name }) => name);
}

/**
 * Makes rows from their values. The objects that SQLite's module makes are dictionaries; filling and reading them takes twice as long as
 * objects of one shape, which only a literal with these names gives.
 */
function rowMaker(names: readonly string[]): (values: readonly unknown[]) => unknown {
  const fields = names.map((name, index) => `${JSON.stringify(name)}: values[${index}]`);
  // oxlint-disable-next-line typescript/no-implied-eval -- the names are those of columns, written as texts
  return new Function('values', `return { ${fields.join(', ')} }`) as (values: readonly unknown[]) => unknown;
}

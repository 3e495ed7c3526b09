/** Inserts whose statements are built once for each shape, not for each request. */
import { CompiledQuery, type Insertable, type InsertQueryBuilder, type InsertResult } from 'kysely';
import { BuiltStatements } from './built-once.ts';
import type { Db, Tables } from './tables.ts';

type Builder<T extends keyof Tables, O> = InsertQueryBuilder<Tables, T, O>;

/** An insert into one table. */
interface Inserting<Row, Inserted> {
  /** Inserts rows that all have the columns of the first one, and returns what the statement returns of them, in any order. */
  all(db: Db, rows: readonly Row[]): Promise<Inserted[]>;
  /** Inserts one row and returns what the statement returns of it. Throws if that is nothing. */
  one(db: Db, row: Row): Promise<Inserted>;
}

/**
 * An insert into a table. Kysely builds and compiles a statement value by value, which takes longer than the insert itself when there are
 * many. Here it does so once for each number of rows and choice of columns; later rows only bring their values. `finish` completes the
 * statement, by `returning` for example, without values of its own.
 */
export function inserting<T extends keyof Tables, Inserted = InsertResult>(
  table: T,
  finish?: (insert: Builder<T, InsertResult>) => Builder<T, Inserted>,
): Inserting<Insertable<Tables[T]>, Inserted> {
  type Row = Insertable<Tables[T]>;
  const known = new BuiltStatements<string>();

  function compile(db: Db, rows: readonly Row[]): string {
    const insert = db.insertInto(table).values(rows) as unknown as Builder<T, InsertResult>;
    return (finish ? finish(insert) : insert).compile().sql;
  }

  async function all(db: Db, rows: readonly Row[]): Promise<Inserted[]> {
    if (rows.length === 0) return [];
    const columns = columnsOf(rows[0]);
    const text = known.of(db, `${rows.length} ${columns.join()}`, () => compile(db, rows));
    const statement = CompiledQuery.raw(text, valuesOf(rows, columns));
    const { rows: inserted } = await db.executeQuery(statement);
    return inserted as Inserted[];
  }

  return {
    all,
    async one(db, row) {
      const [inserted] = await all(db, [row]);
      if (inserted === undefined) throw new Error(`Nothing was returned of the row in ${table}`);
      return inserted;
    },
  };
}

/** Kysely, too, leaves out columns without a value. */
function columnsOf(row: object | undefined): string[] {
  return Object.entries<unknown>(Object(row)).flatMap(([column, value]) => (value === undefined ? [] : column));
}

function valuesOf(rows: readonly object[], columns: readonly string[]): unknown[] {
  const values: unknown[] = [];
  for (const row of rows) {
    const fields = row as Readonly<Record<string, unknown>>;
    for (const column of columns) {
      const value = fields[column];
      if (value === undefined) throw new Error(`A row has no ${column}`);
      values.push(value);
    }
  }
  return values;
}

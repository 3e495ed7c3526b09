import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/database/tables.ts';
import { sourceRows, type Row, type SourceTable } from './source-tables.ts';

const rowsAtATime = 1000;

/** Compares every row and column of a table on both sides. Returns the number of rows; throws at the first difference. */
export async function compareTable(source: DatabaseSync, tx: Db, table: SourceTable): Promise<number> {
  const target = targetRows(tx, table);
  let count = 0;
  for (const row of sourceRows(source, table)) {
    const { value: other } = await target.next();
    count++;
    if (other === undefined || canonical(table, row) !== canonical(table, other))
      throw new Error(`Row ${count} of ${table.name} differs on the PostgreSQL server`);
  }
  if (!(await target.next()).done) throw new Error(`${table.name} has more than ${count} rows on the PostgreSQL server`);
  return count;
}

async function* targetRows(tx: Db, { name, columns, primaryKey }: SourceTable): AsyncGenerator<Row, undefined> {
  // SQLite orders text byte by byte.
  const types = new Map(
    (await tx.introspection.getTables()).find((table) => table.name === name)?.columns.map((column) => [column.name, column.dataType]),
  );
  const order = primaryKey.map((column) => (types.get(column) === 'text' ? sql`${sql.ref(column)} collate "C"` : sql.ref(column)));
  await sql`
    declare compared no scroll cursor for
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} order by ${sql.join(order)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtATime)} from compared`.execute(tx);
    yield* rows;
    if (rows.length < rowsAtATime) break;
  }
  await sql`close compared`.execute(tx);
}

function canonical({ columns }: SourceTable, row: Row): string {
  return JSON.stringify(
    columns.map((column) => (row[column] instanceof Uint8Array ? createHash('sha256').update(row[column]).digest('hex') : row[column])),
  );
}

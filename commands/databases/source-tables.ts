/** The tables and rows of an embedded database in the order of the move: referenced tables first, rows by primary key. */
import type { DatabaseSync } from 'node:sqlite';

export interface SourceTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly primaryKey: readonly string[];
}

export type Row = Readonly<Record<string, unknown>>;

/** Every table that holds records, after the tables that it refers to. Search indexes are left out: they follow their tables. */
export function sourceTables(source: DatabaseSync): SourceTable[] {
  const names = source
    .prepare(
      `select name from pragma_table_list where schema = 'main' and type = 'table' ` +
        `and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\' order by name`,
    )
    .all()
    .map((row) => String(row['name']));
  const sorted: string[] = [];
  const visit = (name: string, from: readonly string[]): void => {
    if (sorted.includes(name)) return;
    if (from.includes(name)) throw new Error(`The tables ${from.join(', ')} refer to each other`);
    for (const parent of parentsOf(source, name)) visit(parent, [...from, name]);
    sorted.push(name);
  };
  for (const name of names) visit(name, []);
  return sorted.map((name) => describe(source, name));
}

function parentsOf(source: DatabaseSync, table: string): string[] {
  const parents = source
    .prepare('select distinct "table" as parent from pragma_foreign_key_list(?)')
    .all(table)
    .map((row) => String(row['parent']));
  return parents.filter((parent) => parent !== table);
}

function describe(source: DatabaseSync, name: string): SourceTable {
  const columns = source.prepare('select name, pk from pragma_table_info(?) order by cid').all(name);
  const keys = columns.filter((column) => Number(column['pk']) > 0).toSorted((a, b) => Number(a['pk']) - Number(b['pk']));
  return { name, columns: columns.map((column) => String(column['name'])), primaryKey: keys.map((column) => String(column['name'])) };
}

/** Every row of a table, read one at a time. */
export function sourceRows(source: DatabaseSync, { name, columns, primaryKey }: SourceTable): Iterable<Row> {
  const quoted = (list: readonly string[]) => list.map((column) => `"${column}"`).join(', ');
  return source.prepare(`select ${quoted(columns)} from "${name}" order by ${quoted(primaryKey)}`).iterate();
}

const maxRows = 500;
const maxBytes = 4_000_000;

/** Rows in portions that fit into one statement. Pictures make some rows large. */
export function* portionsOf(rows: Iterable<Row>): Generator<Row[]> {
  let [portion, bytes]: [Row[], number] = [[], 0];
  for (const row of rows) {
    portion.push(row);
    for (const value of Object.values(row)) bytes += value instanceof Uint8Array ? value.byteLength : String(value).length;
    if (portion.length < maxRows && bytes < maxBytes) continue;
    yield portion;
    [portion, bytes] = [[], 0];
  }
  if (portion.length > 0) yield portion;
}

/** Reads a PostgreSQL dump from its beginning to its end, without a server. */
import { outputOf, startPostgresProgram } from './postgres-programs.ts';
import type { TableCounts } from './table-counts.ts';

/** The contents of a dump. */
export interface DumpContents {
  readonly migrations: readonly string[];
  readonly counts: TableCounts;
}

const newline = 0x0a;

/** Enough of a line to know the table that follows, or the name of a migration. */
const headBytes = 300;

/** Reads every row of a dump. Throws the sentence of pg_restore when the dump cannot be read. */
export async function readDump(file: string): Promise<DumpContents> {
  const reading = startPostgresProgram('pg_restore', ['--data-only', '--file=-', file]);
  reading.stdin.end();
  const rows = new RowCounter();
  const [contents] = await Promise.all([readAll(reading.stdout, rows), reading.ended]);
  return contents;
}

async function readAll(stream: AsyncIterable<Buffer>, rows: RowCounter): Promise<DumpContents> {
  for await (const chunk of stream) rows.read(chunk);
  return rows;
}

/** Counts the rows between `COPY public.customers (id, …) FROM stdin;` and `\.`. A row is one line, however long. */
class RowCounter implements DumpContents {
  readonly migrations: string[] = [];
  readonly counts = new Map<string, number>();
  #table: string | undefined;
  #head = '';

  read(chunk: Buffer): void {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(newline, start);
      const line = chunk.subarray(start, end === -1 ? chunk.length : end);
      if (this.#head.length < headBytes) this.#head += line.toString('latin1', 0, Math.min(line.length, headBytes - this.#head.length));
      if (end === -1) return;
      this.#endLine(this.#head);
      this.#head = '';
      start = end + 1;
    }
  }

  #endLine(head: string): void {
    if (this.#table === undefined) {
      this.#table = /^COPY (?:\w+\.)?"?(\w+)"? \(/.exec(head)?.[1];
      if (this.#table !== undefined) this.counts.set(this.#table, 0);
    } else if (head === String.raw`\.`) this.#table = undefined;
    else {
      this.counts.set(this.#table, (this.counts.get(this.#table) ?? 0) + 1);
      if (this.#table === 'kysely_migration') this.migrations.push(head.split('\t')[0] ?? '');
    }
  }
}

/** The names of the migrations in a dump. */
export async function migrationsInDump(file: string): Promise<string[]> {
  const rows = await outputOf('pg_restore', ['--data-only', '--table=kysely_migration', '--file=-', file]);
  return [...rows.matchAll(/^(\d{4}-\d\d-\d\d-[\w-]+)\t/gm)].map(([, name = '']) => name);
}

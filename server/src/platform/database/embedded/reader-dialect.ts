/** The dialect for reading the embedded database on a separate thread, in transactions that each see one snapshot. */
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { HelperThread } from '../../threads/helper-thread.ts';
import type { ReaderTask } from './reader-thread.ts';

/** A thread that reads the embedded database. */
export type ReaderThread = HelperThread<ReaderTask, unknown[]>;

/** A dialect whose queries run in a reader thread. `note` is called with each before it runs. */
export function readerDialect(thread: ReaderThread, note: (sql: string) => void): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => readerDriver(thread, note),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

let lastReading = 0;

class Reading implements DatabaseConnection {
  readonly #thread: ReaderThread;
  readonly #note: (sql: string) => void;
  readonly #number = ++lastReading;

  constructor(thread: ReaderThread, note: (sql: string) => void) {
    this.#thread = thread;
    this.#note = note;
  }

  async change(does: 'begin' | 'end'): Promise<void> {
    await this.#thread.run({ reading: this.#number, does });
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.#note(sql);
    const rows = await this.#thread.run({ reading: this.#number, does: 'read', sql, parameters });
    // As always with Kysely, the author of the statement declares its rows.
    return { rows: rows as R[] };
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages here');
  }
}

function readerDriver(thread: ReaderThread, note: (sql: string) => void): Driver {
  return {
    async init() {},
    acquireConnection: async () => new Reading(thread, note),
    beginTransaction: (reading: Reading) => reading.change('begin'),
    commitTransaction: (reading: Reading) => reading.change('end'),
    rollbackTransaction: (reading: Reading) => reading.change('end'),
    async releaseConnection() {},
    async destroy() {},
  };
}

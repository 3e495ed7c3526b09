import type { CompiledQuery, DatabaseConnection, Dialect, DialectAdapter, Driver, QueryResult, TransactionSettings } from 'kysely';
import { CallerLeft } from '../../threads/fair-queue.ts';

/**
 * A dialect for the statements of one caller. After the caller leaves, no further statement starts. A running statement is cancelled if the
 * database supports that.
 */
export function callerDialect(dialect: Dialect, adapter: DialectAdapter, left: AbortSignal): Dialect {
  return {
    createAdapter: () => adapter,
    createDriver: () => callerDriver(dialect.createDriver(), left),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class CallerConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #left: AbortSignal;

  constructor(inner: DatabaseConnection, left: AbortSignal) {
    this.inner = inner;
    this.#left = left;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { inner } = this;
    if (this.#left.aborted) throw new CallerLeft();
    await inner.collectSessionInfo?.();
    // Cancels on a separate connection, because those of the pool may all be busy. A statement that cannot be cancelled ends by itself.
    const cancel = () => void inner.cancelQuery?.(async () => {}).catch(() => {});
    this.#left.addEventListener('abort', cancel, { once: true });
    try {
      return await inner.executeQuery<R>(query);
    } catch (error) {
      throw this.#left.aborted ? new CallerLeft('', { cause: error }) : error;
    } finally {
      this.#left.removeEventListener('abort', cancel);
    }
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages here');
  }
}

function callerDriver(driver: Driver, left: AbortSignal): Driver {
  return {
    init: () => driver.init(),
    acquireConnection: async () => new CallerConnection(await driver.acquireConnection(), left),
    beginTransaction({ inner }: CallerConnection, settings: TransactionSettings) {
      return driver.beginTransaction(inner, settings);
    },
    commitTransaction({ inner }: CallerConnection) {
      return driver.commitTransaction(inner);
    },
    rollbackTransaction({ inner }: CallerConnection) {
      return driver.rollbackTransaction(inner);
    },
    releaseConnection({ inner }: CallerConnection) {
      return driver.releaseConnection(inner);
    },
    destroy: () => driver.destroy(),
  };
}

import { DummyDriver, Kysely, Transaction, type DatabaseConnection, type Dialect, type KyselyProps, type QueryExecutor } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db, Tables } from './tables.ts';

/** Some statements of a transaction, or of several reads, with the `Db` on which it must run them. */
type Part<T> = (db: Db) => Promise<T>;

/**
 * Runs parts of the same work that do not need each other's results. With PostgreSQL, the statements of all parts are sent at once on one
 * connection, which answers them in this order: one wait in place of one for each. With the embedded database, which no one waits for, the
 * parts run one after the other. If a part fails, so does the whole, with the first failure and after all parts have ended.
 */
export async function sendTogether<T extends readonly unknown[]>(
  db: Db,
  ...parts: { readonly [K in keyof T]: Part<T[K]> }
): Promise<{ -readonly [K in keyof T]: T[K] }> {
  const results =
    engineOf(db) === 'sqlite'
      ? await inTurn(db, parts)
      : await db.getExecutor().provideConnection((connection) => atOnce(onConnection(db, connection), parts));
  return results as { -readonly [K in keyof T]: T[K] };
}

async function inTurn(db: Db, parts: readonly Part<unknown>[]): Promise<unknown[]> {
  const results: unknown[] = [];
  for (const part of parts) results.push(await part(db));
  return results;
}

async function atOnce(db: Db, parts: readonly Part<unknown>[]): Promise<unknown[]> {
  const running = parts.map((part) => part(db));
  try {
    return await Promise.all(running);
  } finally {
    // A caller that learns of a failure ends the transaction, and no statement may follow.
    await Promise.allSettled(running);
  }
}

/** The same transaction. Kysely's own sends a statement only when the one before has been answered. */
function onConnection(db: Db, connection: DatabaseConnection): Db {
  const executor = db.getExecutor().withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
  const props = propsWith(executor);
  return db.isTransaction ? new Transaction<Tables>(props) : new Kysely<Tables>(props);
}

/** Kysely asks for a driver and a dialect, which only open connections and read schemas. */
function propsWith(executor: QueryExecutor): KyselyProps {
  const driver = new DummyDriver();
  const dialect: Dialect = {
    createDriver: () => driver,
    createAdapter: () => executor.adapter,
    createIntrospector: notHere,
    createQueryCompiler: notHere,
  };
  return { config: { dialect }, driver, executor, dialect };
}

function notHere(): never {
  throw new Error('Only statements can be sent together');
}

/** A test database that pauses one kind of statement, so that a test can check what happens in between. */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';
import type { DatabaseSettings } from '../../server/src/platform/database/open-database.ts';
import { postgresDialect } from '../../server/src/platform/database/postgres/postgres.ts';
import { EmbeddedDialect } from '../../server/src/platform/database/embedded/sqlite.ts';

export interface PausedDatabase {
  readonly settings: { readonly dialect: Dialect };
  /** Resolves when such a statement has arrived. */
  readonly reached: Promise<void>;
  /** Lets the paused statement and all later ones continue. */
  resume(): void;
}

/** The same database, whose matching statements pause until the test resumes them. */
export function pausedDatabase(settings: DatabaseSettings, statement: RegExp): PausedDatabase {
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pause = async ({ sql }: CompiledQuery) => {
    if (!statement.test(sql)) return;
    reached.resolve();
    await released.promise;
  };
  return {
    settings: { dialect: pausingDialect(dialectOf(settings), pause) },
    reached: reached.promise,
    resume: () => released.resolve(),
  };
}

function dialectOf(settings: DatabaseSettings): Dialect {
  if ('dialect' in settings) return settings.dialect;
  return 'file' in settings ? new EmbeddedDialect(settings.file) : postgresDialect(settings.url);
}

type Pause = (query: CompiledQuery) => Promise<void>;

function pausingDialect(dialect: Dialect, pause: Pause): Dialect {
  return replacing(dialect, { createDriver: () => pausingDriver(dialect.createDriver(), pause) });
}

function pausingDriver(driver: Driver, pause: Pause): Driver {
  const pausing = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const acquireConnection = async () => {
    const connection = await driver.acquireConnection();
    const known = pausing.get(connection) ?? pausingConnection(connection, pause);
    pausing.set(connection, known);
    return known;
  };
  return replacing(driver, { acquireConnection });
}

function pausingConnection(connection: DatabaseConnection, pause: Pause): DatabaseConnection {
  // Kysely replaces the method of a connection whose statements it logs, and would then call itself.
  const execute = connection.executeQuery.bind(connection);
  return replacing(connection, {
    executeQuery: async <R>(query: CompiledQuery) => {
      await pause(query);
      return execute<R>(query);
    },
  });
}

/** The object with some of its methods replaced. The others still run on the object itself. */
function replacing<T extends object>(target: T, replaced: Partial<T>): T {
  return new Proxy(target, {
    get(object, name) {
      const own: unknown = Reflect.get(name in replaced ? replaced : object, name);
      return typeof own === 'function' ? own.bind(name in replaced ? replaced : object) : own;
    },
  });
}

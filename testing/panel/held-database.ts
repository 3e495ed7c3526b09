/** A test database that holds back one kind of statement, so that a test can check what happens in between. */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';
import type { DatabaseSettings } from '../../server/src/platform/database/open-database.ts';
import { postgresDialect } from '../../server/src/platform/database/postgres/postgres.ts';
import { EmbeddedDialect } from '../../server/src/platform/database/embedded/sqlite.ts';

export interface HeldDatabase {
  readonly settings: { readonly dialect: Dialect };
  /** Resolves when such a statement has arrived. */
  readonly isReached: Promise<void>;
  /** Lets the held statement and all later ones continue. */
  letGo(): void;
}

/** The same database, with matching statements held until the test releases them. */
export function heldDatabase(settings: DatabaseSettings, statement: RegExp): HeldDatabase {
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hold = async ({ sql }: CompiledQuery) => {
    if (!statement.test(sql)) return;
    reached.resolve();
    await released.promise;
  };
  return { settings: { dialect: heldDialect(dialectOf(settings), hold) }, isReached: reached.promise, letGo: () => released.resolve() };
}

function dialectOf(settings: DatabaseSettings): Dialect {
  if ('dialect' in settings) return settings.dialect;
  return 'file' in settings ? new EmbeddedDialect(settings.file) : postgresDialect(settings.url);
}

type Hold = (query: CompiledQuery) => Promise<void>;

function heldDialect(dialect: Dialect, hold: Hold): Dialect {
  return replacing(dialect, { createDriver: () => heldDriver(dialect.createDriver(), hold) });
}

function heldDriver(driver: Driver, hold: Hold): Driver {
  return replacing(driver, { acquireConnection: async () => heldConnection(await driver.acquireConnection(), hold) });
}

function heldConnection(connection: DatabaseConnection, hold: Hold): DatabaseConnection {
  return replacing(connection, {
    executeQuery: async <R>(query: CompiledQuery) => {
      await hold(query);
      return connection.executeQuery<R>(query);
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

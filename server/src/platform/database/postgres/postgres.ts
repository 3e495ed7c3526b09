/** PostgreSQL through the pool of its driver. */
import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Dialect,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';
import type { Pool } from 'pg';
import { driverAddress } from './driver-address.ts';
import { FairPool } from './fair-pool.ts';
import { nameStatements } from './named-statements.ts';

interface PoolLimits {
  /** The most connections; further statements wait for one. */
  readonly most: number;
  /** A transaction that is idle for this long is ended. */
  readonly longestPauseMs: number;
  /** Whether the statements of transactions stay prepared, as those of writes should. */
  readonly keepsPrepared?: true;
}

const ownLimits: PoolLimits = { most: 10, longestPauseMs: 30_000, keepsPrepared: true };

/** After this time, a request that waits for a connection, or for a new one to open, fails as unavailable. */
const longestWaitMs = 5000;

const bigint = 20;

/** The dialect for one server process. The pool opens at the first query. Those who send requests take turns with its connections. */
export function postgresDialect(url: string, opened: (pool: FairPool) => void = () => {}): Dialect {
  return new PromptDialect({
    pool: async () => {
      const pool = new FairPool(await openPool(url, ownLimits), { most: ownLimits.most, longestWaitMs });
      opened(pool);
      return pool;
    },
  });
}

class PromptDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PromptDriver {
    return new PromptDriver(this.#config);
  }
}

/** Sends the first statement of a transaction together with its beginning. */
class PromptDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    // On a connection where it fails, the first statement fails as well.
    super.beginTransaction(connection, settings).catch(() => {});
  }
}

/** A pool in which bigint columns (ids, paise, hundredths) are read as numbers: all stay far below 2^53. */
export async function openPool(url: string, { most, longestPauseMs, keepsPrepared }: PoolLimits): Promise<Pool> {
  // Loaded here, because the embedded database needs no driver.
  const { default: pg } = await import('pg');
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === bigint && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
  };
  const pool = new pg.Pool({
    connectionString: driverAddress(url),
    max: most,
    // Statements that are asked for while another one is running are sent at once.
    pipeline: true,
    connectionTimeoutMillis: longestWaitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: longestPauseMs,
    types,
  });
  return keepRunning(pool, keepsPrepared);
}

/** A connection that breaks, idle or between two statements, is replaced at its next use. Without listeners it would end the process. */
function keepRunning(pool: Pool, keepsPrepared = false): Pool {
  const outdated = { times: 0 };
  pool.on('error', () => {});
  return pool.on('connect', (client) => {
    client.on('error', () => {});
    if (keepsPrepared) nameStatements(client, outdated);
  });
}

/** PostgreSQL through the pool of its driver. */
import { PostgresDialect, type Dialect } from 'kysely';
import type { Pool } from 'pg';
import { driverAddress } from './driver-address.ts';
import { FairPool } from './fair-pool.ts';

interface PoolLimits {
  /** The most connections; further statements wait for one. */
  readonly most: number;
  /** A transaction that is idle for this long is rolled back. */
  readonly idleTimeoutMs: number;
  /** A statement without an answer for this long fails as unavailable, and its connection is closed; unlimited if absent. */
  readonly answerTimeoutMs?: number | undefined;
}

const ownLimits = { most: 10, idleTimeoutMs: 30_000 } as const;

/** PostgreSQL ends a statement that takes this long. The panel waits a little longer for its answer. */
export const statementTimeoutMs = 12_000;
/** After this time, a request that waits for a connection, or for a new one to open, fails as unavailable. */
const connectTimeoutMs = 5000;
/** An idle connection whose server has vanished is noticed some ten seconds later. */
const keepAliveAfterMs = 5000;

const bigint = 20;

/** The dialect for one server process. The pool opens at the first query. */
export function postgresDialect(url: string, answerTimeoutMs?: number, opened: (pool: FairPool) => void = () => {}): Dialect {
  return new PostgresDialect({
    pool: async () => {
      const pool = new FairPool(await openPool(url, { ...ownLimits, answerTimeoutMs }), { most: ownLimits.most, connectTimeoutMs });
      opened(pool);
      return pool;
    },
  });
}

/** A pool in which bigint columns (ids, paise, hundredths) are read as numbers: all stay far below 2^53. */
export async function openPool(url: string, { most, idleTimeoutMs, answerTimeoutMs }: PoolLimits): Promise<Pool> {
  // Loaded here, because the embedded database needs no driver.
  const { default: pg } = await import('pg');
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === bigint && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
  };
  const pool = new pg.Pool({
    connectionString: driverAddress(url),
    max: most,
    // Statements are sent at once, even while another one is running.
    pipeline: true,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    ...(answerTimeoutMs !== undefined && { query_timeout: answerTimeoutMs }),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    idle_in_transaction_session_timeout: idleTimeoutMs,
    types,
  });
  return ignoreBroken(pool);
}

/** A broken connection is replaced at its next use. Without these listeners, its error would end the process. */
function ignoreBroken(pool: Pool): Pool {
  pool.on('error', () => {});
  return pool.on('connect', (client) => void client.on('error', () => {}));
}

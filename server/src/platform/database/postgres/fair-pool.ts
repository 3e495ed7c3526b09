import type { Pool, PoolClient } from 'pg';
import { currentSender } from '../../sender.ts';
import { CallerLeft, FairQueue } from '../../threads/fair-queue.ts';

/** The use of a pool: its open connections, the idle ones among them, and the waiting requests. */
export interface PoolUse {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

interface FairPoolLimits {
  /** The most connections of the pool. */
  readonly most: number;
  /** After this time, waiting for a connection fails as unavailable. */
  readonly connectTimeoutMs: number;
}

/**
 * A pool of connections to PostgreSQL with a fair queue. The driver's own pool serves requests in the order of their arrival, so a hundred
 * requests of one user would delay everyone else.
 */
export class FairPool {
  readonly #pool: Pool;
  readonly #queue: FairQueue;
  readonly #limits: FairPoolLimits;

  constructor(pool: Pool, limits: FairPoolLimits) {
    this.#pool = pool;
    this.#queue = new FairQueue({ atOnce: limits.most });
    this.#limits = limits;
  }

  get options(): object {
    return this.#pool.options;
  }

  get use(): PoolUse {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount + this.#queue.waiting };
  }

  /** A connection, after the queue. Its `release` also frees the queue slot. */
  async connect(): Promise<PoolClient> {
    await this.#takeSlot();
    try {
      return this.#freeingSlot(await this.#pool.connect());
    } catch (error) {
      this.#queue.release();
      throw error;
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }

  async #takeSlot(): Promise<void> {
    const { most, connectTimeoutMs } = this.#limits;
    const mustWait = this.#queue.running >= most;
    try {
      await this.#queue.acquire(currentSender(), mustWait ? AbortSignal.timeout(connectTimeoutMs) : undefined);
    } catch (error) {
      // With the message of the driver's pool, by which `isUnavailable` recognises it.
      throw error instanceof CallerLeft ? new Error('timeout exceeded when trying to connect', { cause: error }) : error;
    }
  }

  /** The driver's pool gives a connection a new `release` at each use, which throws when it is called twice. */
  #freeingSlot(client: PoolClient): PoolClient {
    const release = client.release.bind(client);
    client.release = (error) => {
      release(error);
      this.#queue.release();
    };
    return client;
  }
}

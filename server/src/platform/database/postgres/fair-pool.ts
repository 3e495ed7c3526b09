import type { Pool, PoolClient } from 'pg';
import { currentSender } from '../../sender.ts';
import { CallerLeft, FairQueue } from '../../threads/fair-queue.ts';

/** The numbers of a pool. */
export interface PoolUse {
  /** Connections that are open. */
  readonly open: number;
  /** Open connections that no one uses. */
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

interface FairPoolLimits {
  /** The most connections of the pool. */
  readonly most: number;
  /** After this time, a wait for a connection fails as the pool's own. */
  readonly longestWaitMs: number;
}

/**
 * A pool of connections to PostgreSQL whose users take turns. The pool itself serves those who wait in the order in which they came, so a
 * hundred requests of one user at once would keep everyone else waiting until the last one has had a connection.
 */
export class FairPool {
  readonly #pool: Pool;
  readonly #turns: FairQueue;
  readonly #limits: FairPoolLimits;

  constructor(pool: Pool, limits: FairPoolLimits) {
    this.#pool = pool;
    this.#turns = new FairQueue({ atOnce: limits.most });
    this.#limits = limits;
  }

  get options(): object {
    return this.#pool.options;
  }

  get use(): PoolUse {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount + this.#turns.waiting };
  }

  /** A connection, in the turn of the sender. Its `release` passes the turn on. */
  async connect(): Promise<PoolClient> {
    await this.#takeTurn();
    try {
      return this.#passingOn(await this.#pool.connect());
    } catch (error) {
      this.#turns.release();
      throw error;
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }

  async #takeTurn(): Promise<void> {
    const { most, longestWaitMs } = this.#limits;
    const mustWait = this.#turns.running >= most;
    try {
      await this.#turns.acquire(currentSender(), mustWait ? AbortSignal.timeout(longestWaitMs) : undefined);
    } catch (error) {
      // In the words of the pool, by which `isUnavailable` recognises it.
      throw error instanceof CallerLeft ? new Error('timeout exceeded when trying to connect', { cause: error }) : error;
    }
  }

  /** The pool gives a connection a new `release` at each use, which throws when it is called twice. */
  #passingOn(client: PoolClient): PoolClient {
    const release = client.release.bind(client);
    client.release = (error) => {
      release(error);
      this.#turns.release();
    };
    return client;
  }
}

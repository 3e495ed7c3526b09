import type { ClientBase, Pool, PoolClient } from 'pg';

/** What the panel uses of a pool. */
export interface OpenPool extends Pick<Pool, 'options' | 'end' | 'totalCount' | 'idleCount' | 'waitingCount'> {
  connect(): Promise<PoolClient>;
}

/** PostgreSQL's code for a server that does not accept connections at the moment. */
const cannotConnectNow = '57P03';

/** Refuses a new connection to a server that follows another one and therefore accepts no writes: the pool's own check of a connection. */
export function refuseStandby(client: ClientBase, done: (refusal?: Error) => void): void {
  client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"', (error: Error | undefined, result) => {
    if (error) done(error);
    else
      done(
        result.rows[0]?.isStandby ? Object.assign(new Error('This server follows another one.'), { code: cannotConnectNow }) : undefined,
      );
  });
}

/**
 * Connections to whichever of several servers accepts writes, from a pool for each. When that one is gone, the next request looks for
 * another, so that the panel goes on as soon as a standby has been promoted. The pools refuse connections to a standby.
 */
export class PrimaryPool implements OpenPool {
  readonly #pools: readonly Pool[];
  #primary = 0;

  constructor(pools: readonly Pool[]) {
    this.#pools = pools;
  }

  get options(): Pool['options'] {
    return this.#at(0).options;
  }

  get totalCount(): number {
    return this.#sum((pool) => pool.totalCount);
  }

  get idleCount(): number {
    return this.#sum((pool) => pool.idleCount);
  }

  get waitingCount(): number {
    return this.#sum((pool) => pool.waitingCount);
  }

  /** Tries each server once, beginning with the last primary. Rejects with the last one's reason. */
  async connect(): Promise<PoolClient> {
    for (let left = this.#pools.length - 1; ; left--) {
      const tried = this.#primary;
      try {
        return await this.#at(tried).connect();
      } catch (error) {
        if (left === 0) throw error;
        // Another request may have turned to the next server already.
        if (this.#primary === tried) this.#primary = (tried + 1) % this.#pools.length;
      }
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }

  #at(index: number): Pool {
    const pool = this.#pools[index];
    if (!pool) throw new Error('There is a pool for each server');
    return pool;
  }

  #sum(count: (pool: Pool) => number): number {
    return this.#pools.reduce((sum, pool) => sum + count(pool), 0);
  }
}

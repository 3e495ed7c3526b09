import { setTimeout as pause } from 'node:timers/promises';
import { hasUnsealed, maxBatch, sealBatch } from './chain.ts';
import type { Db } from '../tables.ts';

/** The longest time that a new row waits for its link while the server runs. */
const sealEveryMs = 1000;

/** A pause between two batches, in which requests can use the database. */
const betweenBatchesMs = 5;

/** The pause after a failure, since the database may be unavailable or read-only for a while. */
const afterFailureMs = 30_000;

/** Stops the sealing. */
export interface Sealer {
  /** Seals the waiting rows, then stops. */
  stop(): Promise<void>;
}

/** Starts to seal new rows of the ledgers, once a second. If there are several servers, only one seals at a time. */
export function startSealing(db: Db, onFailure: (error: unknown) => void): Sealer {
  const stopping = new AbortController();
  const wait = (ms: number) => pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function seal(): Promise<void> {
    if (!(await hasUnsealed(db))) return;
    // A batch that is not full is the last: rows noted in the meantime wait, or each write would be followed by its own batch.
    while ((await sealBatch(db)) === maxBatch) await pause(betweenBatchesMs);
  }

  async function run(): Promise<void> {
    let isFailing = false;
    while (!stopping.signal.aborted) {
      try {
        await seal();
        isFailing = false;
      } catch (error) {
        // Reported once, not on every attempt.
        if (!isFailing) onFailure(error);
        isFailing = true;
      }
      await wait(isFailing ? afterFailureMs : sealEveryMs);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
      await seal().catch(onFailure);
    },
  };
}

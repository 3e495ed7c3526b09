import { setTimeout as pause } from 'node:timers/promises';
import { hasUnsealed, rowsOfPortion, sealSome } from './chain.ts';
import type { Db } from '../tables.ts';

/** The longest time that a new row waits for its link while the server runs. */
const lookEveryMs = 1000;

/** A pause between two portions, in which requests can use the database. */
const betweenPortionsMs = 5;

/** The pause after a failure, since the database may be unavailable or read-only for a while. */
const afterFailureMs = 30_000;

/** Seals new rows of the chained tables while the panel runs. */
export interface Sealer {
  /** Seals the waiting rows, then stops. */
  stop(): Promise<void>;
}

/** Seals new rows of the ledgers while the server runs. If there are several servers, only one seals at a time. */
export function keepSealing(db: Db, onFailure: (error: unknown) => void): Sealer {
  const stopping = new AbortController();
  const wait = (ms: number) => pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function seal(): Promise<void> {
    if (!(await hasUnsealed(db))) return;
    // What is noted in the meantime waits for the next look. Otherwise each write would be followed by a sealing of its own.
    while ((await sealSome(db)) === rowsOfPortion) await pause(betweenPortionsMs);
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
      await wait(isFailing ? afterFailureMs : lookEveryMs);
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

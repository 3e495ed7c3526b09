import { setTimeout as pause } from 'node:timers/promises';
import { hasUnsealed, sealSome } from './chain.ts';
import type { Db } from './tables.ts';

/** How long a new row waits for its link at most, while the server runs. */
const lookEveryMs = 1000;

/** Requests have the database between two portions. */
const betweenPortionsMs = 5;

/** While the database is away or can only be read, looking again costs little and leads nowhere. */
const afterFailureMs = 30_000;

export interface Sealer {
  /** Seals what waits, and ends. */
  stop(): Promise<void>;
}

/** Seals new rows of the ledgers as long as the server runs; of several servers one does it at a time. */
export function keepSealing(db: Db, onFailure: (error: unknown) => void): Sealer {
  const stopping = new AbortController();
  const wait = (ms: number) => pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function seal(): Promise<void> {
    if (!(await hasUnsealed(db))) return;
    while ((await sealSome(db)) > 0) await pause(betweenPortionsMs);
  }

  async function run(): Promise<void> {
    let isFailing = false;
    while (!stopping.signal.aborted) {
      try {
        await seal();
        isFailing = false;
      } catch (error) {
        // Told once, not at every try.
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

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import { findUnderWay, release } from './import-store.ts';
import { workOn } from './work-on.ts';

/** How soon an import begins after it was started. */
const lookEveryMs = 500;

/** Whoever waits for the database has it between two chunks. */
const betweenChunksMs = 10;

export interface ImportRunner {
  /** Finishes the chunk under way and lets go of its import, which then goes on at the next start, or in another process. */
  stop(): Promise<void>;
}

/** Works on the imports that are under way, one at a time, as long as the server runs. */
export function runImports(db: Db, clock: Clock, onFailure: (error: unknown) => void): ImportRunner {
  const owner = randomUUID();
  const stopping = new AbortController();

  async function work(): Promise<void> {
    const importId = await findUnderWay(db, owner, clock.now().toISOString());
    if (importId === undefined) return;
    while (!stopping.signal.aborted && (await workOn(db, importId, owner, clock)) === 'more') await pause(betweenChunksMs);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await work().catch(onFailure);
      await pause(lookEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
      await release(db, owner).catch(onFailure);
    },
  };
}

/** Works on one import until it has ended, or another process has taken it over; tells after each chunk. For commands. */
export async function finishImport(db: Db, importId: number, clock: Clock, onChunk: () => Promise<void>): Promise<void> {
  const owner = randomUUID();
  for (;;) {
    const chunk = await workOn(db, importId, owner, clock);
    await onChunk();
    if (chunk === 'last') return;
    if (chunk === 'lost') await pause(lookEveryMs);
    if (chunk === 'lost' && (await findUnderWay(db, owner, clock.now().toISOString())) === undefined) return;
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import { findUnderWay, release } from './import-store.ts';
import { workOnImport } from './work-on-import.ts';

/** How often a command checks whether the process that took over its import has finished. */
const askAgainMs = 500;

/** A pause between two chunks, in which other requests can use the database. */
const betweenChunksMs = 4;

export interface ImportRunner {
  /** Finishes the current chunk and ends the lease, so that the import continues at the next start or in another process. */
  stop(): Promise<void>;
}

/** Works on the imports under way, one at a time, until it is stopped. Looks for new ones every `everyMs`. */
export function runImports(db: Db, clock: Clock, everyMs: number, onFailure: (error: unknown) => void): ImportRunner {
  const owner = randomUUID();
  const stopping = new AbortController();

  async function work(): Promise<void> {
    const importId = await findUnderWay(db, owner, clock.now().toISOString());
    if (importId === undefined) return;
    while (!stopping.signal.aborted && (await workOnImport(db, importId, owner, clock)) === 'more') await pause(betweenChunksMs);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await work().catch(onFailure);
      await pause(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
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

/** Works on one import until it ends or another process takes it over. Calls `onChunk` after each chunk. For commands. */
export async function finishImport(db: Db, importId: number, clock: Clock, onChunk: () => Promise<void>): Promise<void> {
  const owner = randomUUID();
  for (;;) {
    const chunk = await workOnImport(db, importId, owner, clock);
    await onChunk();
    if (chunk === 'last') return;
    if (chunk === 'lost') await pause(askAgainMs);
    if (chunk === 'lost' && (await findUnderWay(db, owner, clock.now().toISOString())) === undefined) return;
  }
}

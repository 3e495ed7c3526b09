/** The memory that an upload takes. */
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadCall, Client } from './load.ts';
import type { MeasuredProgram } from './programs.ts';

/** Uploads of 10 MB until the page cache of the embedded database, which has a limit of its own, is full. */
const warmUp = 5;
const uploads = 10;
const betweenMs = 5;

/** By how many MB the program grows at most while one file arrives and is stored; undefined when the system does not report it. */
export async function uploadMemoryMb(
  program: MeasuredProgram,
  panel: Client,
  upload: (n: number) => LoadCall,
): Promise<number | undefined> {
  for (let n = 0; n < warmUp; n++) await panel.send(upload(n));
  let most: number | undefined;
  for (let n = 0; n < uploads; n++) {
    const before = await program.memory();
    if (before === undefined) return undefined;
    const sent = panel.send(upload(warmUp + n)).then(() => true);
    for (let isSent = false; !isSent; isSent = await Promise.race([sent, pause(betweenMs, false)]))
      most = Math.max(most ?? 0, ((await program.memory()) ?? before) - before);
  }
  return most;
}

import { Readable } from 'node:stream';
import { setImmediate as otherRequests } from 'node:timers/promises';
import type { Db } from '../platform/database/tables.ts';
import { currentSender } from '../platform/sender.ts';
import { FairQueue } from '../platform/threads/fair-queue.ts';
import { partsOfFile } from './file-store.ts';

/** Of all downloads, one part is read at a time, and other requests run before the next one. */
const reading = new FairQueue({ atOnce: 1 });

/** The bytes of a stored file, read as fast as the caller takes them; none for an unknown hash. */
export function fileStream(db: Db, hash: string): Readable {
  return Readable.from(inTurns(partsOfFile(db, hash), currentSender()), { highWaterMark: 1 });
}

async function* inTurns(parts: AsyncGenerator<Uint8Array>, sender: string): AsyncGenerator<Uint8Array> {
  for (;;) {
    const next = await reading.run(sender, async () => {
      const part = await parts.next();
      await otherRequests();
      return part;
    });
    if (next.done) return;
    yield next.value;
  }
}

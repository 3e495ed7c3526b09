import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { deleteFile, listOldFiles } from '../files/public.ts';
import { dayMs, instantBefore } from '../platform/durations.ts';
import { isReferred } from './attachment-store.ts';

const keptMs = 30 * dayMs;

/** Deletes the bytes of files that nothing has referred to for 30 days, one file at a time so that no write waits long. */
export async function clearFiles(db: Db, now: Date): Promise<void> {
  const moment = instantBefore(now, keptMs);
  for (let hashes = await listOldFiles(db, moment); hashes.length > 0; hashes = await listOldFiles(db, moment, hashes.at(-1))) {
    for (const hash of hashes)
      await inTransaction(db, async (tx) => {
        if (!(await isReferred(tx, hash))) await deleteFile(tx, hash, moment);
      });
  }
}

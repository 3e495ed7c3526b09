import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { deleteFile, listOldFiles } from '../files/public.ts';
import { dayMs, instantBefore } from '../platform/durations.ts';
import { isFileInUse } from './attachment-store.ts';

const retentionMs = 30 * dayMs;

/** Deletes the bytes of a file that was used last now, unless something still refers to them. */
export async function emptyFile(tx: Db, hash: string, now: string): Promise<void> {
  if (!(await isFileInUse(tx, hash))) await deleteFile(tx, hash, instantBefore(now, -1));
}

/** Deletes the bytes of files to which nothing has referred for 30 days. Each file has a transaction, so that no write waits long. */
export async function clearFiles(db: Db, now: Date): Promise<void> {
  const unusedSince = instantBefore(now, retentionMs);
  for (let hashes = await listOldFiles(db, unusedSince); hashes.length > 0; hashes = await listOldFiles(db, unusedSince, hashes.at(-1))) {
    for (const hash of hashes)
      await inTransaction(db, async (tx) => {
        if (!(await isFileInUse(tx, hash))) await deleteFile(tx, hash, unusedSince);
      });
  }
}

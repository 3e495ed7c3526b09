/**
 * The SQL of files. Each content is stored once, in parts, so that a large file is read part by part. Reading: findFile, partsOfFile,
 * findFileSize, findThumbnail, listOldFiles. Writing: saveFile, saveFileWithinQuota, saveThumbnail, touchFile, deleteFile.
 */
import './files-tables.ts';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { updatesOne } from '../platform/database/conditional-updates.ts';
import type { Db } from '../platform/database/tables.ts';
import { YieldToEventLoop } from '../platform/yield-to-event-loop.ts';

const partBytes = 256 * 1024;

/** Stores a file regardless of the quota, and returns the hash of its content. `kind` is the media type. */
export async function saveFile(db: Db, bytes: Uint8Array, kind: string, now: string): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await saveFileWithinQuota(db, { hash, bytes, kind }, Number.MAX_SAFE_INTEGER, now);
  return hash;
}

/** A file to store. */
export interface NewFile {
  readonly hash: string;
  readonly bytes: Uint8Array;
  /** The media type. */
  readonly kind: string;
}

/**
 * Stores a file if all files together then take at most `quota` bytes, and returns whether they do. Content that is stored already takes no
 * more. Until the transaction ends, other files wait, so that two at once cannot exceed the quota.
 */
export async function saveFileWithinQuota(db: Db, file: NewFile, quota: number, now: string): Promise<boolean> {
  const added = await addContent(db, file, now);
  return updatesOne(
    db
      .updateTable('file_room')
      .set((eb) => ({ bytes: eb('bytes', '+', added) }))
      .where((eb) => (added === 0 ? sql<boolean>`1 = 1` : eb(eb('bytes', '+', added), '<=', quota))),
  );
}

/** Stores a content unless it is stored already, and returns how many bytes this adds. */
async function addContent(db: Db, { hash, bytes, kind }: NewFile, now: string): Promise<number> {
  if (await touchFile(db, hash, now)) return 0;
  const inserted = await db
    .insertInto('files')
    .values({ hash, size: bytes.length, kind, created_at: now, used_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) {
    // Another request has just stored the same content.
    await touchFile(db, hash, now);
    return 0;
  }
  const yieldToEventLoop = new YieldToEventLoop();
  for (let part = 0; part * partBytes < bytes.length; part++) {
    await db
      .insertInto('file_parts')
      .values({ hash, part, bytes: bytes.subarray(part * partBytes, (part + 1) * partBytes) })
      .execute();
    await yieldToEventLoop.whenDue();
  }
  return bytes.length;
}

/** Records that a file is used, which delays its deletion. Returns whether there is such a file. */
export async function touchFile(db: Db, hash: string, now: string): Promise<boolean> {
  return updatesOne(db.updateTable('files').set({ used_at: now }).where('hash', '=', hash));
}

/** The parts of a stored file in order; none for an unknown hash. */
export async function* partsOfFile(db: Db, hash: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part++) {
    const row = await db.selectFrom('file_parts').select('bytes').where('hash', '=', hash).where('part', '=', part).executeTakeFirst();
    if (!row) return;
    yield row.bytes;
  }
}

/** The bytes of a stored file as a whole; nothing for an unknown hash. For small files. */
export async function findFile(db: Db, hash: string): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  for await (const part of partsOfFile(db, hash)) parts.push(part);
  return parts.length === 0 ? undefined : Buffer.concat(parts);
}

/** The bytes of a stored file; nothing for an unknown hash. */
export async function findFileSize(db: Db, hash: string): Promise<number | undefined> {
  return (await db.selectFrom('files').select('size').where('hash', '=', hash).executeTakeFirst())?.size;
}

/** Stores the small picture of a file, once for each content. */
export async function saveThumbnail(db: Db, hash: string, bytes: Uint8Array): Promise<void> {
  await db
    .insertInto('thumbnails')
    .values({ hash, bytes })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** The small picture of a file, a JPEG; nothing if it has none. */
export async function findThumbnail(db: Db, hash: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('thumbnails').select('bytes').where('hash', '=', hash).executeTakeFirst();
  return row?.bytes;
}

/**
 * Deletes a file with its parts and its small picture, if it was last used before `unusedSince`. Call it in a transaction, and only for a
 * file to which nothing refers.
 */
export async function deleteFile(db: Db, hash: string, unusedSince: string): Promise<void> {
  const deleted = await db
    .deleteFrom('files')
    .where('hash', '=', hash)
    .where('used_at', '<', unusedSince)
    .returning('size')
    .executeTakeFirst();
  if (!deleted) return;
  await db
    .updateTable('file_room')
    .set((eb) => ({ bytes: eb('bytes', '-', deleted.size) }))
    .execute();
}

/** The next 100 hashes after `after` of files that were last used before `unusedSince`, in the order of the hashes. */
export async function listOldFiles(db: Db, unusedSince: string, after = ''): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('hash')
    .where('used_at', '<', unusedSince)
    .where('hash', '>', after)
    .orderBy('hash')
    .limit(100)
    .execute();
  return rows.map(({ hash }) => hash);
}

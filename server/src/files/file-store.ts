/** The files' SQL. Reading: findFile. Writing: saveFile. */
import './files-tables.ts';
import { createHash } from 'node:crypto';
import type { Db } from '../platform/database/tables.ts';

/** Stores a file under the hash of its content, which it returns. The same content is stored once. `kind` is the media type. */
export async function saveFile(db: Db, bytes: Uint8Array, kind: string, now: string): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await db
    .insertInto('files')
    .values({ hash, bytes, size: bytes.length, kind, created_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return hash;
}

/** The bytes of a stored file; nothing for an unknown hash. */
export async function findFile(db: Db, hash: string): Promise<Uint8Array | undefined> {
  const file = await db.selectFrom('files').select('bytes').where('hash', '=', hash).executeTakeFirst();
  return file?.bytes;
}

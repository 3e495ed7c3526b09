import { messages } from '@vikray/contract/platform/messages.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './platform/database/tables.ts';
import { isUnprotected, missingKeyOf, overwriteFreeSpace, protectSecrets } from './platform/secrets/protect-secrets.ts';

/**
 * Encrypts private entries that are still plain. Without a key, only warns. A missing key does not stop the start: the office can work, and
 * only what needs the key is refused.
 */
export async function encryptEntries(db: Db, log: FastifyBaseLogger): Promise<void> {
  const missing = await missingKeyOf(db);
  if (missing !== undefined) return log.error({ key: missing }, messages.keyMissing);
  if (isUnprotected(db)) log.warn('private entries are stored as plain text: set SECRET_KEY');
  const rows = await protectSecrets(db);
  if (rows === 0) return;
  log.info({ rows }, 'private entries encrypted');
  await overwriteFreeSpace(db).catch((error: unknown) =>
    log.warn({ err: error }, 'earlier contents of the entries may still be on the disk'),
  );
}

import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './platform/database/tables.ts';
import { demandKey, isUnprotected, overwriteFreeSpace, protectSecrets } from './platform/secrets/protect-secrets.ts';

/** Encrypts private entries that are still plain. Without a key, only warns. */
export async function encryptEntries(db: Db, log: FastifyBaseLogger): Promise<void> {
  await demandKey(db);
  if (isUnprotected(db)) log.warn('private entries are stored as plain text: set SECRET_KEY');
  const rows = await protectSecrets(db);
  if (rows === 0) return;
  log.info({ rows }, 'private entries encrypted');
  await overwriteFreeSpace(db).catch((error: unknown) =>
    log.warn({ err: error }, 'earlier contents of the entries may still be on the disk'),
  );
}

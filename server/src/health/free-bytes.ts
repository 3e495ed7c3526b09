import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSettings } from '../platform/database/open-database.ts';

/**
 * The free bytes on the disk that holds the embedded database. With PostgreSQL, those on the disk of the panel itself, because the other
 * server's disk cannot be seen from here.
 */
export async function freeBytes(settings: DatabaseSettings): Promise<number> {
  const { bavail, bsize } = await statfs('file' in settings ? dirname(settings.file) : process.cwd());
  return bavail * bsize;
}

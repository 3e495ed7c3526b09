/** Backups of both engines, whether a panel runs or not. Apart from the restores, which need the users and so load twice as much. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeDump } from '../../server/src/backups/files/write-dump.ts';
import { writeEmbeddedBackup } from '../../server/src/backups/files/write-embedded.ts';

/** Copies the embedded database, in one snapshot, into a new file. Returns the text to print. */
export async function backUpEmbedded(file: string, target: string): Promise<string> {
  await writeEmbeddedBackup(file, target);
  return backedUp(target);
}

/** Dumps a PostgreSQL database, in one snapshot, into a new file in pg_dump's custom format. Returns the text to print. */
export async function backUpPostgres(url: string, target: string): Promise<string> {
  await writeDump(url, target);
  return backedUp(target);
}

function backedUp(target: string): string {
  const megabytes = (statSync(target).size / 1_000_000).toFixed(1);
  return `Backed up to ${resolve(target)} (${megabytes} MB), checked and complete.`;
}

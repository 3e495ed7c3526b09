/** The SHA-256 of a backup, in a file beside it, in the format of `sha256sum`. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { commandLine } from '../../platform/command-line.ts';
import { BackupProblem } from './backup-problem.ts';

/** What the name of a backup's checksum has in addition. */
export const checksumEnding = '.sha256';

/** The file beside a backup that holds its checksum. */
export function checksumFile(backup: string): string {
  return `${resolve(backup)}${checksumEnding}`;
}

/** Writes the checksum of `written` into a new file. It names the path at which the backup will be placed. */
export async function writeChecksum(written: string, backup: string, into: string): Promise<void> {
  await writeFile(into, `${await sha256Of(written)}  ${basename(backup)}\n`, { mode: 0o600, flag: 'wx' });
}

/** Checks a backup against its checksum. Throws a BackupProblem when it has changed or when the checksum is missing. */
export async function demandUnaltered(backup: string): Promise<void> {
  const file = checksumFile(backup);
  if (!existsSync(file))
    throw new BackupProblem(
      `${file} is missing, so the backup cannot be checked for changes. ` +
        `Put that file beside the backup, or run ${commandLine('restore', `${backup} --without-checksum`)} if you trust the backup without it.`,
    );
  if (!(await isUnaltered(backup)))
    throw new BackupProblem(
      `${resolve(backup)} has changed since it was made: its checksum is not the one in ${file}. ` +
        'Nothing has been restored. Restore another backup.',
    );
}

/** Whether a backup is as it was when it was made. Its checksum must be beside it. */
export async function isUnaltered(backup: string): Promise<boolean> {
  const [noted] = (await readFile(checksumFile(backup), 'utf8')).split(/\s/);
  return (await sha256Of(backup)) === noted;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

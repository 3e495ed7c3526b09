/** The SHA-256 of a backup, in a file beside it, in the format of `sha256sum`. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommandProblem } from '../command.ts';

/** The file beside a backup that holds its checksum. */
export function checksumFile(backup: string): string {
  return `${resolve(backup)}.sha256`;
}

/** Writes the checksum of `written` into a new file. It names the path at which the backup will be placed. */
export async function writeChecksum(written: string, backup: string, into: string): Promise<void> {
  await writeFile(into, `${await sha256Of(written)}  ${basename(backup)}\n`, { mode: 0o600, flag: 'wx' });
}

/** Checks a backup against its checksum. Throws a CommandProblem when it has changed or when the checksum is missing. */
export async function demandUnaltered(backup: string): Promise<void> {
  const file = checksumFile(backup);
  if (!existsSync(file))
    throw new CommandProblem(
      `${file} is missing, so the backup cannot be checked for changes. ` +
        `Put that file beside the backup, or run npm run restore -- ${backup} --without-checksum if you trust the backup without it.`,
    );
  const [noted] = (await readFile(file, 'utf8')).split(/\s/);
  if ((await sha256Of(backup)) !== noted)
    throw new CommandProblem(
      `${resolve(backup)} has changed since it was made: its checksum is not the one in ${file}. Nothing has been restored. Restore another backup.`,
    );
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

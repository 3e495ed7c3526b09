import { existsSync } from 'node:fs';
import { open, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { sqliteCodeOf, sqliteCodes } from '../../platform/database/embedded/sqlite-codes.ts';
import { giveToOwnerOfFolder } from '../../platform/files/owner-of-folder.ts';
import { clearUnfinished, removeUnfinished, unfinishedName } from '../../platform/database/unfinished-files.ts';
import { BackupProblem } from './backup-problem.ts';
import { checksumFile, writeChecksum } from './checksum.ts';

/**
 * Writes a backup under a temporary name. Once it is complete and on the disk, moves it into place with its checksum beside it, so that no
 * one ever finds an incomplete backup. Never replaces a backup.
 */
export async function placeBackup(target: string, write: (part: string) => Promise<void>): Promise<void> {
  const path = resolve(target);
  refuseExisting(path);
  if (!existsSync(dirname(path))) throw new BackupProblem(`The folder ${dirname(path)} does not exist.`);
  const part = unfinishedName(path, 'part');
  try {
    clearUnfinished(dirname(path));
    // It holds private data: only its owner may read it.
    await writeFile(part, '', { mode: 0o600, flag: 'wx' });
    await write(part);
    giveToOwnerOfFolder(part);
    await flush(part);
    refuseExisting(path);
    const checksumPart = unfinishedName(checksumFile(path), 'part');
    await writeChecksum(part, path, checksumPart);
    giveToOwnerOfFolder(checksumPart);
    await flush(checksumPart);
    // The checksum goes first, so that a backup always has one. A checksum without a backup is replaced.
    await rename(checksumPart, checksumFile(path));
    await rename(part, path);
    await flush(dirname(path));
  } catch (error) {
    throw asProblem(error, path);
  } finally {
    removeUnfinished(part);
    removeUnfinished(unfinishedName(checksumFile(path), 'part'));
  }
}

function refuseExisting(path: string): void {
  if (existsSync(path)) throw new BackupProblem(`${path} already exists and is not replaced. Choose another name.`);
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const denied = 'this user may not write there';
const reasons: Readonly<Record<string, string>> = {
  EACCES: denied,
  EPERM: denied,
  ENOENT: 'nothing can be written there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
};
const sqliteReasons: Readonly<Record<number, string>> = {
  [sqliteCodes.readOnly]: 'it is read-only',
  [sqliteCodes.full]: 'the disk is full',
  [sqliteCodes.cannotOpen]: denied,
};

function asProblem(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || error instanceof BackupProblem) return error;
  const { code, message }: NodeJS.ErrnoException = error;
  if (code === undefined) return error;
  const reason = reasons[code] ?? sqliteReasons[sqliteCodeOf(error) ?? 0] ?? message;
  return new BackupProblem(`${path} cannot be written: ${reason}.`, { cause: error });
}

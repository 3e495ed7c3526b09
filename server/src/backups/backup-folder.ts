/** The folder of backups: what is in it, whether it can be written, and how much space it has. */
import { accessSync, constants, existsSync, lstatSync, readdirSync, rmSync, statSync, type Stats } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sizeText } from '@vikray/contract/backups/backup.ts';
import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { BackupProblem } from './files/backup-problem.ts';
import { checksumEnding } from './files/checksum.ts';
import type { BackupRecord } from './backup-store.ts';
import { looksLikeBackup } from './verify-backup.ts';

/** Why no backup can be made in a folder; undefined when one can. */
export function folderTrouble(folder: string): string | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return say.noFolder(folder);
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch {
    return say.notWritable(folder);
  }
}

/** Throws a BackupProblem unless there is room for twice the size of the last backup. */
export async function demandSpace(folder: string, lastSize: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [free, needed] = [bavail * bsize, 2 * lastSize];
  if (free < needed) throw new BackupProblem(say.noSpace(sizeText(free), sizeText(needed)));
}

const indiaTime = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** The name of a backup that begins now, with a number at its end when that name is in use: `vikray-2026-11-21-0230.backup`. */
export function freeName(folder: string, begun: Date, beginning = 'vikray'): string {
  const name = `${beginning}-${dateAt(begun)}-${indiaTime.format(begun).replace(':', '')}`;
  for (let count = 1; ; count++) {
    const file = `${name}${count === 1 ? '' : `-${count}`}.backup`;
    if (!isTaken(join(folder, file)) && !isTaken(join(folder, file + checksumEnding))) return file;
  }
}

/** Whether a name is in use, also by a link that leads nowhere. */
function isTaken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** A file that has the name of a backup; undefined for a link, a folder, or nothing. */
export function fileIn(folder: string, file: string): Stats | undefined {
  const found = lstatSync(join(folder, file), { throwIfNoEntry: false });
  return found?.isFile() ? found : undefined;
}

/** Whether the file of a record is in the folder, as the panel left it. Another file of the same name is not. */
export function isInFolder(folder: string, { file, size, modified }: BackupRecord): boolean {
  const found = fileIn(folder, file);
  return found !== undefined && found.size === size && found.mtime.toISOString() === modified;
}

/** Removes a backup and its checksum. */
export function removeFile(folder: string, file: string): void {
  for (const name of [file, file + checksumEnding]) {
    if (fileIn(folder, name)) rmSync(join(folder, name));
  }
}

/** The backups in the folder: files that begin as a backup does and have a checksum beside them. Links are left out. */
export function backupsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = new Set(readdirSync(folder));
  return [...names].filter((name) => names.has(name + checksumEnding) && fileIn(folder, name) && looksLikeBackup(join(folder, name)));
}

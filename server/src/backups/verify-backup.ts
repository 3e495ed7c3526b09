import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { BackupProblem } from './files/backup-problem.ts';
import { beginsWith } from './files/begins-with.ts';
import { isUnaltered } from './files/checksum.ts';
import { refuseForeign, verifyFile } from './files/embedded-file.ts';
import { readDump } from './files/read-dump.ts';

/** The first bytes of files of SQLite and pg_dump. */
const marks = ['SQLite format 3', 'PGDMP'] as const;

/** Whether a file begins as a backup does. */
export function looksLikeBackup(path: string): boolean {
  return marks.some((mark) => beginsWith(path, mark));
}

/** Checks a finished backup: that it has not changed since it was made, and that all of it can be read. Throws a BackupProblem. */
export async function verifyBackup(path: string): Promise<void> {
  if (!(await isUnaltered(path))) throw new BackupProblem(say.altered);
  if (!beginsWith(path, 'PGDMP')) return verifyFile(path);
  await refuseForeign((await readDump(path)).migrations);
}

import { join } from 'node:path';
import type { BackupOrigin } from '@vikray/contract/backups/backup.ts';
import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { BackupProblem } from './files/backup-problem.ts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseSettings } from '../platform/database/open-database.ts';
import { clearUnfinished } from '../platform/database/unfinished-files.ts';
import type { Db } from '../platform/database/tables.ts';
import { dayMs, instantBefore } from '../platform/durations.ts';
import { demandSpace, fileIn, folderTrouble, freeName, isInFolder, removeFile } from './backup-folder.ts';
import { isGood } from './backup-list.ts';
import { changeRecord, insertRecord, listRecords, removeOldFailures, removeRecord } from './backup-store.ts';
import type { BackedUpDatabase } from './backup-task.ts';
import { retainedBackups } from './retained-backups.ts';
import { runBackupTask } from './run-backup-task.ts';

interface Making {
  readonly db: Db;
  readonly settings: DatabaseSettings;
  readonly clock: Clock;
  readonly folder: string;
  readonly origin: BackupOrigin;
  readonly signal: AbortSignal;
}

/** The database as the backup program needs it; undefined for one inside this process, as in some tests. */
export function backedUp(settings: DatabaseSettings): BackedUpDatabase | undefined {
  if ('url' in settings) return { url: settings.url };
  return 'file' in settings ? { file: settings.file } : undefined;
}

/** Makes a backup, verifies it and gives it its name. Returns the number of its record. A failure is recorded and thrown as a BackupProblem. */
export async function makeBackup({ db, settings, clock, folder, origin, signal }: Making): Promise<number> {
  const begun = clock.now();
  const trouble = folderTrouble(folder);
  const file = trouble === undefined ? freeName(folder, begun) : '';
  const id = await insertRecord(db, { file, origin, begun: begun.toISOString() });
  const startedMs = performance.now();
  try {
    const database = backedUp(settings);
    if (trouble !== undefined) throw new BackupProblem(trouble);
    if (!database) throw new BackupProblem(say.wrongEngine);
    await demandSpace(folder, (await listRecords(db, begun)).find(isGood)?.size ?? 0);
    await runBackupTask({ kind: 'write', database, target: join(folder, file) }, signal);
    const written = fileIn(folder, file);
    await changeRecord(db, id, {
      size: written?.size ?? 0,
      modified: written?.mtime.toISOString() ?? '',
      seconds: Math.ceil((performance.now() - startedMs) / 1000),
      verified_at: clock.now().toISOString(),
    });
    return id;
  } catch (error) {
    if (signal.aborted) await removeRecord(db, id);
    else await changeRecord(db, id, { failure: error instanceof BackupProblem ? error.message : say.unexpected });
    throw error;
  }
}

const failuresRetainedMs = 30 * dayMs;

/**
 * Removes old backups that the panel has made, leftovers of interrupted ones, and old failures. Other files stay, even those with the name
 * of a backup.
 */
export async function removeOldBackups(db: Db, folder: string, now: Date): Promise<void> {
  // Again: when this backup began, the program of a killed server may still have been running.
  clearUnfinished(folder);
  const own = (await listRecords(db, now)).filter((record) => record.origin !== 'Command' && record.size > 0 && isInFolder(folder, record));
  const retained = retainedBackups(
    own.map((record) => ({ record, begun: record.begun, isGood: isGood(record) })),
    now,
  );
  const retainedIds = new Set([...retained].map(({ record }) => record.id));
  for (const { id, file } of own) {
    if (retainedIds.has(id)) continue;
    removeFile(folder, file);
    await removeRecord(db, id);
  }
  await removeOldFailures(db, instantBefore(now, failuresRetainedMs));
}

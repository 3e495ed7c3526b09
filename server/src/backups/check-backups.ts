import { join } from 'node:path';
import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { jobMessages } from '@vikray/contract/jobs/job-messages.ts';
import { BackupProblem } from './files/backup-problem.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/tables.ts';
import { backupsIn, fileIn, isInFolder } from './backup-folder.ts';
import { isUnfinished } from './backup-list.ts';
import { changeRecord, insertRecord, listRecords, removeRecord } from './backup-store.ts';
import { runBackupTask } from './run-backup-task.ts';

interface Checking {
  readonly db: Db;
  readonly clock: Clock;
  readonly folder: string;
  readonly signal: AbortSignal;
}

/**
 * Brings the records in line with the folder: verifies backups that commands have put there, and forgets files that are gone. Throws a
 * BackupProblem about damaged ones, once: their records then say so.
 */
export async function checkBackups(checking: Checking): Promise<void> {
  const { db, clock, folder } = checking;
  const records = await listRecords(db, clock.now());
  const gone = records.filter((record) => record.size > 0 && !isInFolder(folder, record));
  for (const { id } of gone) await removeRecord(db, id);
  const known = new Set(
    records.filter((record) => !gone.includes(record) && (record.size > 0 || isUnfinished(record))).map(({ file }) => file),
  );
  const damaged: string[] = [];
  for (const file of backupsIn(folder).filter((each) => !known.has(each))) {
    const begun = fileIn(folder, file)?.mtime ?? clock.now();
    const facts = await verified(checking, file);
    await insertRecord(db, { file, origin: 'Command', begun: begun.toISOString(), ...facts });
    if (facts.failure !== '') damaged.push(say.damaged(file, facts.failure));
  }
  if (damaged.length > 0) throw new BackupProblem(damaged.join(' '));
}

/**
 * Completes the records of backups whose server was killed. Only the job that makes backups may call this, before it begins one. A backup
 * gets its name only when it is complete, so one that has its name lacks only the result in its record.
 */
export async function finishInterrupted(checking: Checking): Promise<void> {
  const { db, clock, folder } = checking;
  for (const { id, file } of (await listRecords(db, clock.now())).filter(isUnfinished)) {
    const change = backupsIn(folder).includes(file) ? await verified(checking, file) : { failure: jobMessages.endedWithin };
    await changeRecord(db, id, change);
  }
}

/** Verifies a file, and returns the facts for its record. */
async function verified({ folder, clock, signal }: Checking, file: string) {
  const found = fileIn(folder, file);
  const facts = { size: found?.size ?? 0, modified: found?.mtime.toISOString() ?? '' };
  try {
    await runBackupTask({ kind: 'verify', path: join(folder, file) }, signal);
    return { ...facts, failure: '', verified_at: clock.now().toISOString() };
  } catch (error) {
    if (!(error instanceof BackupProblem) || signal.aborted) throw error;
    return { ...facts, failure: error.message };
  }
}

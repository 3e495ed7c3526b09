/** The jobs of backups: making them, checking what is in the folder, and restoring one for a trial every week. */
import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { BackupProblem } from './files/backup-problem.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/tables.ts';
import { everyMinutes, type Job, JobProblem, nightly, weekly } from '../jobs/public.ts';
import { clearUnfinished } from '../platform/database/unfinished-files.ts';
import { dayMs, minuteMs } from '../platform/durations.ts';
import { folderTrouble } from './backup-folder.ts';
import { findNewestGood } from './backup-list.ts';
import { changeRecord } from './backup-store.ts';
import { changeMark } from './change-mark.ts';
import { checkBackups, finishInterrupted } from './check-backups.ts';
import { backedUp, makeBackup, removeOldBackups } from './make-backup.ts';
import { runBackupTask } from './run-backup-task.ts';
import { notifyBackupFailure, notifyFirstFailure } from './notify-backup-failure.ts';

function obstacle({ backupDir }: Config): string | undefined {
  return backupDir === undefined ? say.off : undefined;
}

/** Shows the sentence of a backup's failure as that of the job. */
async function withSentence(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof BackupProblem ? new JobProblem(error.message, { cause: error }) : error;
  }
}

/** The name of the job that makes backups. */
export const backupJobName = 'backup';

/**
 * The job that makes backups: every night, or more often. Of the more frequent ones, the first of each day is always made, the others only
 * if the office has entered something since the last one.
 */
export function backupJob({ backupEveryMinutes }: Config): Job {
  const isNightly = backupEveryMinutes * minuteMs === dayMs;
  /** The last backup of this panel, and the change mark from before it. */
  let last: { readonly id: number; readonly mark: string | undefined } | undefined;

  async function isNeeded(db: Db, folder: string, now: Date): Promise<boolean> {
    const newest = await findNewestGood(db, folder, now);
    if (!newest || newest.id !== last?.id || dateAt(newest.begun) !== dateAt(now)) return true;
    return last.mark === undefined || last.mark !== (await changeMark(db));
  }

  return {
    name: backupJobName,
    schedule: isNightly ? nightly('02:30') : everyMinutes(backupEveryMinutes),
    obstacle,
    async run({ db, config, clock, isByHand, signal }) {
      const folder = config.backupDir ?? '';
      if (!isNightly && !isByHand && !(await isNeeded(db, folder, clock.now()))) return;
      await withSentence(async () => {
        if (folderTrouble(folder) === undefined) await finishInterrupted({ db, clock, folder, signal });
        const mark = await changeMark(db);
        const id = await makeBackup({ db, settings: config.database, clock, folder, origin: isByHand ? 'By hand' : 'Job', signal });
        last = { id, mark };
        await removeOldBackups(db, folder, clock.now());
      });
    },
    notifyFailure: isNightly ? notifyBackupFailure : notifyFirstFailure,
  };
}

export const backupCheckJob: Job = {
  name: 'backup check',
  schedule: everyMinutes(60),
  obstacle,
  async run({ db, config, clock, signal }) {
    const folder = config.backupDir ?? '';
    // The job that makes backups reports what is wrong with the folder.
    if (folderTrouble(folder) !== undefined) return;
    // The program of a killed server may have ended only after the next backup was made.
    clearUnfinished(folder);
    await withSentence(() => checkBackups({ db, clock, folder, signal }));
  },
  notifyFailure: notifyBackupFailure,
};

export const trialRestoreJob: Job = {
  name: 'trial restore',
  schedule: weekly('Sunday', '03:30'),
  obstacle,
  async run({ db, config, clock, signal }) {
    await withSentence(async () => {
      const newest = await findNewestGood(db, config.backupDir ?? '', clock.now());
      const database = backedUp(config.database);
      if (!newest || !database) throw new BackupProblem(say.nothingToRestore);
      await runBackupTask({ kind: 'trial', database, path: newest.path }, signal);
      await changeRecord(db, newest.id, { restored_at: clock.now().toISOString() });
    });
  },
  notifyFailure: notifyBackupFailure,
};

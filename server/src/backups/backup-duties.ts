/** The duties of backups: making one every night, checking what is in the folder, and restoring one for a trial every week. */
import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { BackupProblem } from '../platform/backup/backup-problem.ts';
import type { Config } from '../platform/config.ts';
import { DutyProblem, type Duty } from '../platform/duties/duty.ts';
import { clearUnfinished } from '../platform/database/unfinished-files.ts';
import { everyMinutes, nightly, weekly } from '../platform/duties/schedule.ts';
import { folderTrouble } from './backup-folder.ts';
import { findNewestGood } from './backup-list.ts';
import { changeRecord } from './backup-store.ts';
import { checkBackups, finishInterrupted } from './check-backups.ts';
import { backedUp, makeBackup, removeOldBackups } from './make-backup.ts';
import { runBackupTask } from './run-backup-task.ts';
import { tellBackupFailure } from './tell-backup-failure.ts';

function obstacle({ backupDir }: Config): string | undefined {
  return backupDir === undefined ? say.off : undefined;
}

/** Shows the sentence of a backup's failure as that of the duty. */
async function withSentence(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof BackupProblem ? new DutyProblem(error.message, { cause: error }) : error;
  }
}

export const backupDuty: Duty = {
  name: 'backup',
  schedule: nightly('02:30'),
  obstacle,
  async run({ db, config, clock, isByHand, signal }) {
    const folder = config.backupDir ?? '';
    await withSentence(async () => {
      if (folderTrouble(folder) === undefined) await finishInterrupted({ db, clock, folder, signal });
      await makeBackup({ db, settings: config.database, clock, folder, origin: isByHand ? 'By hand' : 'Duty', signal });
      await removeOldBackups(db, folder, clock.now());
    });
  },
  tellFailure: tellBackupFailure,
};

export const backupCheckDuty: Duty = {
  name: 'backup check',
  schedule: everyMinutes(60),
  obstacle,
  async run({ db, config, clock, signal }) {
    const folder = config.backupDir ?? '';
    // The nightly backup reports what is wrong with the folder.
    if (folderTrouble(folder) !== undefined) return;
    // The program of a killed server may have ended only after the next backup was made.
    clearUnfinished(folder);
    await withSentence(() => checkBackups({ db, clock, folder, signal }));
  },
  tellFailure: tellBackupFailure,
};

export const trialRestoreDuty: Duty = {
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
  tellFailure: tellBackupFailure,
};

import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { commandLine } from '../platform/command-line.ts';
import { keyBoxOf } from '../platform/database/open-database.ts';
import { handler } from '../platform/handler.ts';
import { keyCopyOf } from '../platform/secrets/secret-columns.ts';
import { backupJobName, trialRestoreJob } from './backup-jobs.ts';
import { folderTrouble } from './backup-folder.ts';

export const GetBackupFolder = handler('GetBackupFolder', async ({ db, settings: { backupDir }, jobs }) => {
  const states = await jobs.states();
  const copy = await keyCopyOf(db);
  const making = states.find(({ name }) => name === backupJobName);
  const trial = states.find(({ name }) => name === trialRestoreJob.name);
  const isOff = backupDir === undefined;
  return [
    {
      folder: backupDir ?? '',
      restoreCommand: isOff ? '' : commandLine('restore', `${backupDir}/FILE`),
      trouble: isOff ? say.offLong : (folderTrouble(backupDir) ?? ''),
      dueAt: isOff ? '' : (making?.dueAt ?? ''),
      isRunning: making?.isRunning ?? false,
      failure: making?.failure ?? '',
      trialFailure: trial?.failure ?? '',
      keyPlace: copy ? keyBoxOf(db).place : '',
      keyCopiedAt: copy?.confirmedAt ?? '',
      keyCopiedBy: copy?.confirmedBy ?? '',
    },
  ];
});

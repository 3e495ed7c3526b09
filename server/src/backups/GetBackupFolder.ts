import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { handler } from '../platform/handler.ts';
import { backupJobName, trialRestoreJob } from './backup-jobs.ts';
import { folderTrouble } from './backup-folder.ts';

export const GetBackupFolder = handler('GetBackupFolder', async ({ settings: { backupDir }, jobs }) => {
  const states = await jobs.states();
  const making = states.find(({ name }) => name === backupJobName);
  const trial = states.find(({ name }) => name === trialRestoreJob.name);
  const isOff = backupDir === undefined;
  return [
    {
      folder: backupDir ?? '',
      trouble: isOff ? say.offLong : (folderTrouble(backupDir) ?? ''),
      dueAt: isOff ? '' : (making?.dueAt ?? ''),
      isRunning: making?.isRunning ?? false,
      failure: making?.failure ?? '',
      trialFailure: trial?.failure ?? '',
    },
  ];
});

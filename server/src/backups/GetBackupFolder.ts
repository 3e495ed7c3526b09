import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { handler } from '../platform/handler.ts';
import { backupDutyName, trialRestoreDuty } from './backup-duties.ts';
import { folderTrouble } from './backup-folder.ts';

export const GetBackupFolder = handler('GetBackupFolder', async ({ settings: { backupDir }, duties }) => {
  const states = await duties.states();
  const making = states.find(({ name }) => name === backupDutyName);
  const trial = states.find(({ name }) => name === trialRestoreDuty.name);
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

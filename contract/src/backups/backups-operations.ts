import { rows } from '../platform/answers.ts';
import { read } from '../platform/declare-call.ts';
import { backup, backupFolder } from './backup.ts';

export const backupsOperations = {
  /** The backups that are in the folder, and failed attempts of the last 30 days, newest first. */
  GetBackup: read({ right: 'Administrator', answer: rows(backup) }),
  /** Where they are, whether the next one can be made, and when. */
  GetBackupFolder: read({ right: 'Administrator', answer: rows(backupFolder) }),
};

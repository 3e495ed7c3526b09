/**
 * Laws of backups. A backup is whole and of one instant while the panel writes. It counts only once it has its name, its checksum and a
 * check of its contents. The checksum is there because a page that the disk had altered passed the database's own check. Old ones are
 * removed only when a new one is good. A command refuses a database that no panel has used: a wrong DATA_DIR once left an empty one, which
 * was then backed up as complete.
 */
import { rows } from '../platform/answers.ts';
import { read } from '../platform/declare-call.ts';
import { backup, backupFolder } from './backup.ts';

export const backupsOperations = {
  /** The backups that are in the folder, and failed attempts of the last 30 days, newest first. */
  GetBackup: read({ right: 'Administrator', answer: rows(backup) }),
  /** The folder, whether the next backup can be made there, and when. */
  GetBackupFolder: read({ right: 'Administrator', answer: rows(backupFolder) }),
};

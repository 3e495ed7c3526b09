/**
 * Laws of backups. A backup is whole and of one instant while the panel writes. It counts only once it has its name, its checksum and a
 * check of its contents. The checksum is there because a page that the disk had altered passed the database's own check. Old ones are
 * removed only when a new one is good. A command refuses a database that no panel has used: a wrong DATA_DIR once left an empty one, which
 * was then backed up as complete.
 */
import { rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict } from '../platform/failures.ts';
import { body } from '../platform/wire.ts';
import { backupMessages as say } from './backup-messages.ts';
import { backup, backupFolder, confirmedKeyCopy } from './backup.ts';

export const backupsOperations = {
  /** The backups that are in the folder, and failed attempts of the last 30 days, newest first. */
  GetBackup: read({ right: 'Administrator', answer: rows(backup) }),
  /** The folder, whether the next backup can be made there, and when. */
  GetBackupFolder: read({ right: 'Administrator', answer: rows(backupFolder) }),
  /** Notes, with the date, that a copy of the key of the private entries is in another place. Until then, System Health warns. */
  ConfirmKeyCopy: write({
    right: 'Administrator',
    input: body({}),
    answer: rows(confirmedKeyCopy),
    failures: { NoKey: conflict(say.noKey) },
  }),
};

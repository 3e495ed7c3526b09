/** What System Health says about backups, and what to do about it. */
import { sizeText, type Backup } from '../backups/backup.ts';
import { recentInstant } from '../platform/dates.ts';

/** `everyMinutes` of backups that are made once a night. */
const nightly = 24 * 60;

export const backupCheckMessages = {
  off: 'There are no scheduled backups.',
  offAdvice: 'Ask the person who runs the server to set BACKUP_DIR. If backups are made in another way, dismiss this note.',
  folderAdvice: 'No backup can be made. Ask the person who runs the server to correct this.',
  none: 'No backup has been made yet.',
  noneAdvice: (everyMinutes: number) =>
    `The first one is made ${everyMinutes === nightly ? 'tonight' : `within ${everyMinutes} minutes`}. To make one at once, open Backups and press Back Up Now.`,
  failedAdvice: 'Open Backups. The panel tries again by itself, and Back Up Now makes one at once.',
  unverified: 'No backup has been verified yet.',
  unverifiedAdvice: 'The panel verifies each backup by itself. Look again tomorrow.',
  fine: ({ at, size, restoredAt }: Backup, today: string) =>
    `The last good backup is from ${recentInstant(at, today)} and takes ${sizeText(size)}.${restoredAt === '' ? '' : ` It was restored for a trial at ${recentInstant(restoredAt, today)}.`}`,
  old: (at: string, today: string) => `The last good backup is from ${recentInstant(at, today)}.`,
  oldAdvice: (everyMinutes: number) =>
    `A backup should be made every ${everyMinutes === nightly ? 'night' : 'day'}. Open Backups and press Back Up Now.`,
} as const;

export const restoreCheckMessages = {
  none: 'The database has never been restored from a backup.',
  recent: (file: string, by: string, at: string, today: string) =>
    `The database was restored at ${recentInstant(at, today)} from ${file}, by ${by}.`,
  recentAdvice:
    'What was entered after that backup is missing. Check the user list, the numbers of papers that have left the office, and links that had been withdrawn.',
  fine: (file: string, at: string, today: string) => `The last restore was at ${recentInstant(at, today)}, from ${file}.`,
} as const;

/** The parts of the backups area that the start and other areas may use. */
export { backUpBeforeUpgrade } from './back-up-before-upgrade.ts';
export { backupCheckJob, backupJob, trialRestoreJob } from './backup-jobs.ts';
export { folderTrouble } from './backup-folder.ts';
export { listBackups } from './backup-list.ts';

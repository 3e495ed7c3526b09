/** The parts of the backups area that the start and other areas may use. */
export { backupCheckDuty, backupDuty, trialRestoreDuty } from './backup-duties.ts';
export { folderTrouble } from './backup-folder.ts';
export { listBackups } from './backup-list.ts';

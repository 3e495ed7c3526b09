import { handler } from '../platform/handler.ts';
import { listBackups } from './backup-list.ts';

export const GetBackup = handler('GetBackup', async ({ db, now, settings: { backupDir } }) =>
  backupDir === undefined ? [] : listBackups(db, backupDir, now),
);

import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { isUnused, migrationState, refuseOtherVersion } from '../platform/database/migrate.ts';
import type { Db } from '../platform/database/tables.ts';
import { BackupProblem } from './files/backup-problem.ts';
import { demandSpace, folderTrouble, freeName } from './backup-folder.ts';
import { isGood } from './backup-list.ts';
import { listRecords } from './backup-store.ts';
import { backedUp } from './make-backup.ts';
import { runBackupTask } from './run-backup-task.ts';

interface Upgrade {
  readonly db: Db;
  readonly config: Pick<Config, 'backupDir' | 'database'>;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/**
 * Backs up a database that this version is about to migrate, so that the office can go back. The file stays until someone deletes it.
 * Without a place for it, only warns: the start does not depend on a backup.
 */
export async function backUpBeforeUpgrade({ db, config: { backupDir, database }, clock, log }: Upgrade): Promise<void> {
  const source = backedUp(database);
  if (!source || (await isUnused(db)) || (await migrationState(db)).pending === 0) return;
  await refuseOtherVersion(db);
  if (backupDir === undefined) return log.warn('the database is migrated without a backup: BACKUP_DIR is not set');
  const now = clock.now();
  try {
    const trouble = folderTrouble(backupDir);
    if (trouble !== undefined) throw new BackupProblem(trouble);
    await demandSpace(backupDir, (await listRecords(db, now)).find(isGood)?.size ?? 0);
    const target = join(backupDir, freeName(backupDir, now, 'vikray-before-upgrade'));
    await runBackupTask({ kind: 'write', database: source, target }, new AbortController().signal);
    log.info({ file: target }, 'backup made before the database is migrated');
  } catch (error) {
    if (!(error instanceof BackupProblem)) throw error;
    log.warn({ reason: error.message }, 'the database is migrated without a backup');
  }
}

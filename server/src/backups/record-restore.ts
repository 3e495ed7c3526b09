import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { backupsNumber } from '@vikray/contract/backups/backup.ts';
import { dashedInstant } from '@vikray/contract/platform/dates.ts';
import { addNotice } from '../notices/public.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/database/tables.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { listAdministrators } from '../users/public.ts';
import { lastChangeIn } from './restored-store.ts';

interface Restore {
  /** The name of the backup. */
  readonly file: string;
  /** The person at the command line. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Leaves the traces of a restore in the restored database: a row of the audit log, which System Health shows as well, and a notice to every
 * Administrator. They name the backup, the last change in it, and the person at the command line.
 */
export async function recordRestore(restored: Db, { file, by, now }: Restore): Promise<void> {
  await inTransaction(restored, async (tx) => {
    const at = now.toISOString();
    const lastChange = (await lastChangeIn(tx)) ?? '';
    const after = { restoredBy: by, lastChange: lastChange === '' ? '' : dashedInstant(lastChange) };
    await writeAudit(tx, 'Restore', { actor: say.onServer(by) }, at, [{ record: 'backup', id: backupsNumber, name: file, after }]);
    const administrators = (await listAdministrators(tx)).map(({ userId }) => userId);
    const text = say.restoredNotice(file, by, after.lastChange);
    await addNotice(tx, { userIds: administrators, text, record: 'backup', recordId: backupsNumber, now: at });
  });
}

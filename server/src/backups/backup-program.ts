/** The program that writes and checks backups. The server starts it, sends it one task, and waits for its reply. */
import { setPriority } from 'node:os';
import { BackupProblem } from './files/backup-problem.ts';
import { writeDump } from './files/write-dump.ts';
import { writeEmbeddedBackup } from './files/write-embedded.ts';
import { StartProblem } from '../platform/start-problem.ts';
import type { BackupReply, BackupTask } from './backup-task.ts';
import { verifyBackup } from './verify-backup.ts';

/** Gives the panel priority when both need the processor. The programs that this one starts inherit it. */
const niceness = 10;

async function run(task: BackupTask): Promise<void> {
  if (task.kind === 'verify') return verifyBackup(task.path);
  if (task.kind === 'trial') return tryOut(task);
  const { database, target } = task;
  return 'url' in database ? writeDump(database.url, target) : writeEmbeddedBackup(database.file, target);
}

/** Loads its code only now: unlike the other tasks, a trial needs the code of quotations. */
async function tryOut({ database, path }: Extract<BackupTask, { kind: 'trial' }>): Promise<void> {
  const { restoreForTrial } = await import('./restore-trial.ts');
  return restoreForTrial(database, path);
}

async function replyTo(task: BackupTask): Promise<BackupReply> {
  try {
    await run(task);
    return { isDone: true };
  } catch (error) {
    if (error instanceof BackupProblem || error instanceof StartProblem) return { sentence: error.message };
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

setPriority(niceness);
// The server has ended. This program leads a process group, so the programs that it has started end too.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
process.on('message', (task: BackupTask) => {
  void replyTo(task).then((reply) => process.send?.(reply));
});

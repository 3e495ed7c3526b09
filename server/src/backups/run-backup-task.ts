import { fork } from 'node:child_process';
import { once } from 'node:events';
import { backupMessages as say } from '@vikray/contract/backups/backup-messages.ts';
import { errorCodeOf } from '../platform/error-code.ts';
import { BackupProblem } from './files/backup-problem.ts';
import { cachingEnvironment } from '../platform/compile-cache.ts';
import type { BackupReply, BackupTask } from './backup-task.ts';

const program = new URL('./backup-program.ts', import.meta.url);

/**
 * Runs a task in a separate process. Throws a BackupProblem with a sentence for people, or any other error. When the signal is aborted,
 * kills the process and those that it has started; the next backup removes what they leave.
 */
export async function runBackupTask(task: BackupTask, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const child = fork(program, { execArgv: [], env: { ...process.env, ...cachingEnvironment() }, detached: true, stdio: 'ignore' });
  const end = () => {
    // The group is gone when the program has just ended.
    if (child.pid !== undefined) killGroup(child.pid);
  };
  signal.addEventListener('abort', end);
  try {
    const replied: Promise<BackupReply> = once(child, 'message').then(([reply]: BackupReply[]) => reply ?? { sentence: say.ended });
    const ended: Promise<BackupReply> = once(child, 'exit').then(() => ({ sentence: say.ended }));
    child.send(task);
    const reply = await Promise.race([replied, ended]);
    if ('sentence' in reply) throw new BackupProblem(reply.sentence);
    if ('error' in reply) throw new Error(reply.error);
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (errorCodeOf(error) !== 'ESRCH') throw error;
  }
}

/** The other end of a HelperThread: imported by the program that runs on it. */
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** What a failure keeps on its way between threads, which drops all else that an error carries. */
interface PassedFailure {
  readonly message: string;
  readonly name?: string;
  readonly stack?: string;
  readonly code?: string;
  readonly errcode?: number;
}

/** What comes back for a task. */
export type Reply<Answer> = { readonly answer: Answer } | { readonly failure: PassedFailure };

/** So much behind the thread that answers requests, whenever both want the processor. */
const niceness = 5;

/** What a program does with a task: it knows what its HelperThread sends. */
type Work = (task: never) => unknown;

/** Answers each task with what `work` gives for it, or with its failure. Answers are copied: plain values and bytes only. */
export function serveTasks(work: Work): void {
  const port = parentPort;
  if (!port) throw new Error('This program runs on a helper thread only');
  // Only Linux gives each thread a priority; elsewhere this would slow the whole server.
  if (process.platform === 'linux') setPriority(Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW));
  port.on('message', (task) => void replyTo(work, task).then((reply) => port.postMessage(reply)));
}

async function replyTo(work: Work, task: unknown): Promise<Reply<unknown>> {
  try {
    return { answer: await work(task as never) };
  } catch (error) {
    const { message, name, stack, code, errcode } = error as Error & PassedFailure;
    return {
      failure: {
        message,
        name,
        ...(stack !== undefined && { stack }),
        ...(code !== undefined && { code }),
        ...(errcode !== undefined && { errcode }),
      },
    };
  }
}

/** The other end of a HelperThread: imported by the program that runs on it. */
import { constants, getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/** The parts of a failure that are copied between threads. */
interface TransferredFailure {
  readonly message: string;
  readonly name?: string;
  readonly stack?: string;
  readonly code?: string;
  readonly errcode?: number;
}

/** The reply to a task. */
export type Reply<Answer> = { readonly answer: Answer } | { readonly failure: TransferredFailure };

/** How much lower the priority is than that of the thread that answers requests. */
const niceness = 5;

/** The work of a program on a task. The program knows the type of its tasks. */
type Work = (task: never) => unknown;

/** Answers each task with the result of `work` or its failure. Answers are copied, so they must be plain values and bytes. */
export function serveTasks(work: Work): void {
  const port = parentPort;
  if (!port) throw new Error('This program runs on a helper thread only');
  // Only Linux has a priority per thread; elsewhere this would slow the whole server.
  if (process.platform === 'linux') setPriority(Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW));
  port.on('message', (task) => void replyTo(work, task).then((reply) => port.postMessage(reply)));
}

async function replyTo(work: Work, task: unknown): Promise<Reply<unknown>> {
  try {
    return { answer: await work(task as never) };
  } catch (error) {
    const { message, name, stack, code, errcode } = error as Error & TransferredFailure;
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

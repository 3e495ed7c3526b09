/** A separate thread for work that would delay all requests. */
import { Worker } from 'node:worker_threads';
import { cachingEnvironment } from '../compile-cache.ts';
import { FairQueue } from './fair-queue.ts';
import type { Reply } from './serve-tasks.ts';

/** The thread ended before its task was done: it crashed, took too long, or the server stops. `cause` says why. */
export class ThreadEnded extends Error {}

interface ThreadLimits {
  /** A task that takes longer ends with its thread; unlimited if absent. */
  readonly longestMs?: number;
  /** The memory limit for the objects of the thread, without its buffers; Node's default if absent. */
  readonly memoryMb?: number;
  /** A thread that is idle for this long ends and frees its memory; one minute if absent. */
  readonly idleMs?: number;
}

const standardIdleMs = 60_000;

/**
 * Runs tasks one after the other on a separate thread, whose program calls `serveTasks`. The thread starts with the first task. If it
 * stops, the running task fails and the next one starts another thread.
 */
export class HelperThread<Task, Answer> {
  readonly #program: URL;
  readonly #data: unknown;
  readonly #limits: ThreadLimits;
  /** Only the running task is sent to the thread, so that the others can still be dropped. */
  readonly #queue = new FairQueue({ atOnce: 1 });
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isStopped = false;

  /** `data` reaches the program as `workerData`. */
  constructor(program: URL, data?: unknown, limits: ThreadLimits = {}) {
    this.#program = program;
    this.#data = data;
    this.#limits = limits;
  }

  /** Throws CallerLeft if the signal is aborted before the task starts, ThreadEnded if the thread ends, or what the task throws. */
  async run(task: Task, signal?: AbortSignal): Promise<Answer> {
    return this.#queue.run(0, () => this.#ask(task), signal);
  }

  /** Ends the thread. The running task and later ones fail. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#end();
  }

  async #ask(task: Task): Promise<Answer> {
    if (this.#isStopped) throw new ThreadEnded('The helper thread has been stopped');
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    try {
      const reply = await this.#replyOf(worker, task);
      if ('failure' in reply) throw Object.assign(new Error(reply.failure.message), reply.failure);
      return reply.answer;
    } finally {
      this.#idle = setTimeout(() => void this.#end(), this.#limits.idleMs ?? standardIdleMs).unref();
    }
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #start(): Worker {
    const { memoryMb } = this.#limits;
    const worker = new Worker(this.#program, {
      workerData: this.#data,
      // Do not pass on flags such as those of a test runner.
      execArgv: [],
      env: { ...process.env, ...cachingEnvironment() },
      ...(memoryMb !== undefined && { resourceLimits: { maxOldGenerationSizeMb: memoryMb } }),
    });
    // The program does not wait for its helpers when it ends.
    worker.unref();
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    // A running task handles the error itself. Between two tasks, the next one starts another thread.
    worker.on('error', () => {});
    return worker;
  }

  #replyOf(worker: Worker, task: Task): Promise<Reply<Answer>> {
    const { longestMs } = this.#limits;
    return new Promise((resolve, reject) => {
      let cause: unknown;
      const tooLong =
        longestMs === undefined
          ? undefined
          : setTimeout(() => {
              cause = new Error(`A task took longer than ${longestMs} ms`);
              void this.#end();
            }, longestMs);
      const settle = (act: () => void) => {
        clearTimeout(tooLong);
        worker.off('message', answered).off('error', failed).off('exit', ended);
        act();
      };
      // The panel's own program answers every task with one reply.
      const answered = (reply: Reply<Answer>) => settle(() => resolve(reply));
      const failed = (error: unknown) => (cause = error);
      const ended = () => settle(() => reject(new ThreadEnded('The helper thread ended before its task was done', { cause })));
      worker.on('message', answered).on('error', failed).on('exit', ended);
      worker.postMessage(task, []);
    });
  }
}

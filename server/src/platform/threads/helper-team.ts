/** Several helper threads for one kind of work, with a queue that is fair to all users. */
import { availableParallelism } from 'node:os';
import { FairQueue, type TaskCounts } from './fair-queue.ts';
import { HelperThread } from './helper-thread.ts';

/** A kind of work. Its tasks and answers are passed between threads, so they are plain values and bytes. */
export interface TeamSettings<Task, Answer> {
  /** The name in the metrics. */
  readonly name: string;
  /** The program of the threads; it calls `serveTasks`. */
  readonly program: URL;
  /** How many tasks of all users may wait. */
  readonly maxWaiting: number;
  /** How many tasks of one user may wait. */
  readonly maxWaitingOfOne: number;
  /** A task that takes longer ends with its thread. */
  readonly longestMs: number;
  /** The memory limit for the objects of one thread. */
  readonly memoryMb: number;
  /** A thread that is idle for this long ends and frees its memory. */
  readonly idleMs: number;
  /** Never set: ties the types of the tasks to the settings. */
  readonly types?: readonly [Task, Answer];
}

/** The request that a task is for. */
export interface TaskCaller {
  readonly userId: number;
  /** Aborted when the caller hangs up. */
  readonly left: AbortSignal;
}

const maxThreads = 4;

/** One thread per core, except the one for answering requests. */
const threadCount = Math.max(1, Math.min(maxThreads, availableParallelism() - 1));

/** Threads that share one queue of tasks. Each owner gets a fair share of them. */
export class HelperTeam<Task, Answer> {
  readonly #threads: readonly HelperThread<Task, Answer>[];
  /** The idle threads. The last to finish works next, so that no more threads start than needed. */
  readonly #free: HelperThread<Task, Answer>[];
  readonly #wanted: ((thread: HelperThread<Task, Answer>) => void)[] = [];
  readonly #queue: FairQueue;

  constructor({ name: _, program, maxWaiting, maxWaitingOfOne, ...limits }: TeamSettings<Task, Answer>) {
    this.#threads = Array.from({ length: threadCount }, () => new HelperThread<Task, Answer>(program, undefined, limits));
    this.#free = [...this.#threads];
    // One more than there are threads, so that a task can be prepared while they work.
    this.#queue = new FairQueue({ atOnce: this.#threads.length + 1, maxWaiting, maxWaitingOfOne });
  }

  counts(): TaskCounts {
    return this.#queue.counts();
  }

  /**
   * Queues a task and runs it. `prepare` creates it only when it starts, so that waiting tasks take little memory. Throws QueueFull,
   * CallerLeft, ThreadEnded, or what `prepare` or the task throws.
   */
  async run({ userId, left }: TaskCaller, prepare: () => Promise<Task>): Promise<Answer> {
    return this.#queue.run(userId, async () => this.#carryOut(await prepare()), left);
  }

  /** Ends all threads. Running and later tasks fail. */
  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.stop()));
  }

  async #carryOut(task: Task): Promise<Answer> {
    const thread = this.#free.pop() ?? (await new Promise<HelperThread<Task, Answer>>((resolve) => this.#wanted.push(resolve)));
    try {
      return await thread.run(task);
    } finally {
      const next = this.#wanted.shift();
      if (next) next(thread);
      else this.#free.push(thread);
    }
  }
}

import { CallerLeft, FairQueue, QueueFull, type QueueLimits } from './fair-queue.ts';

/** The tasks of a queue: how many run and wait, how the others ended, and the time that those took altogether. */
export interface TaskCounts {
  readonly name: string;
  readonly running: number;
  readonly waiting: number;
  readonly ended: Readonly<Record<Ending, number>>;
  /** Of the tasks that have ended: their time in the queue and their time running. */
  readonly seconds: { readonly waiting: number; readonly running: number };
}

type Ending = 'done' | 'failed' | 'refused' | 'left';

/** A fair queue that counts its tasks, for the metrics. */
export class CountedQueue {
  readonly #name: string;
  readonly #queue: FairQueue;
  readonly #ended = { done: 0, failed: 0, refused: 0, left: 0 };
  readonly #seconds = { waiting: 0, running: 0 };

  constructor(name: string, limits: QueueLimits) {
    this.#name = name;
    this.#queue = new FairQueue(limits);
  }

  counts(): TaskCounts {
    const { running, waiting } = this.#queue;
    return { name: this.#name, running, waiting, ended: { ...this.#ended }, seconds: { ...this.#seconds } };
  }

  /** Runs a task as a FairQueue does. */
  async run<T>(owner: number | string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const askedAt = performance.now();
    let startedAt: number | undefined;
    const start = () => {
      startedAt = performance.now();
      return task();
    };
    try {
      const result = await this.#queue.run(owner, start, signal);
      this.#ended.done += 1;
      return result;
    } catch (error) {
      this.#ended[endingOf(error, signal)] += 1;
      throw error;
    } finally {
      const endedAt = performance.now();
      this.#seconds.waiting += ((startedAt ?? endedAt) - askedAt) / 1000;
      this.#seconds.running += (endedAt - (startedAt ?? endedAt)) / 1000;
    }
  }
}

/** A task whose caller hangs up can fail in many ways, so the caller's signal decides. */
function endingOf(error: unknown, signal: AbortSignal | undefined): Ending {
  if (error instanceof QueueFull) return 'refused';
  return error instanceof CallerLeft || signal?.aborted ? 'left' : 'failed';
}

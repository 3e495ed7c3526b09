/** Refused because too many tasks are already waiting. */
export class QueueFull extends Error {}

/** The caller left before the task began, so its result is not needed. */
export class CallerLeft extends Error {}

/** How many tasks of a queue run and wait. */
export interface TaskCounts {
  readonly running: number;
  readonly waiting: number;
}

/** The limits of a queue. */
export interface QueueLimits {
  /** How many tasks run at a time. */
  readonly atOnce: number;
  /** How many may wait; unlimited if absent. */
  readonly maxWaiting?: number;
  /** How many tasks of one owner may wait; no separate limit if absent. */
  readonly maxWaitingOfOne?: number;
}

/**
 * Limits the number of tasks that run at a time. The owners of waiting tasks are served round robin, so that another user waits for only
 * one of a user's hundred tasks. If the caller of a waiting task leaves, the task never starts.
 */
export class FairQueue {
  readonly #limits: Required<QueueLimits>;
  /** The functions that start the waiting tasks, by owner. The next owner is first. */
  readonly #waiting = new Map<number | string, Set<() => void>>();
  #waitingCount = 0;
  #running = 0;

  constructor({ atOnce, maxWaiting = Infinity, maxWaitingOfOne = Infinity }: QueueLimits) {
    this.#limits = { atOnce, maxWaiting, maxWaitingOfOne };
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waitingCount;
  }

  counts(): TaskCounts {
    return { running: this.#running, waiting: this.#waitingCount };
  }

  /** Throws QueueFull if too many tasks wait, CallerLeft if the signal is aborted before the task starts, or what the task throws. */
  async run<T>(owner: number | string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const slot = this.acquire(owner, signal);
    if (slot) await slot;
    try {
      return await task();
    } finally {
      this.release();
    }
  }

  /**
   * Acquires a slot, which the caller must release once. Resolves when a slot is free; undefined if one is free at once. Throws QueueFull
   * and CallerLeft as `run` does.
   */
  acquire(owner: number | string, signal?: AbortSignal): Promise<void> | undefined {
    if (signal?.aborted) throw new CallerLeft();
    if (this.#running >= this.#limits.atOnce) return this.#wait(owner, signal);
    this.#running += 1;
    return undefined;
  }

  /** Gives a slot to the next task, or frees it if none waits. */
  release(): void {
    for (const [owner, own] of this.#waiting) {
      for (const start of own) {
        this.#remove(owner, start);
        // Moves the owner to the end of the queue.
        if (this.#waiting.delete(owner)) this.#waiting.set(owner, own);
        start();
        return;
      }
    }
    this.#running -= 1;
  }

  #wait(owner: number | string, signal: AbortSignal | undefined): Promise<void> {
    const own = this.#waiting.get(owner) ?? new Set();
    if (this.#waitingCount >= this.#limits.maxWaiting || own.size >= this.#limits.maxWaitingOfOne) throw new QueueFull();
    return new Promise((resolve, reject) => {
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#remove(owner, start);
        reject(new CallerLeft());
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.set(owner, own.add(start));
      this.#waitingCount += 1;
    });
  }

  #remove(owner: number | string, start: () => void): void {
    const own = this.#waiting.get(owner);
    if (!own?.delete(start)) return;
    this.#waitingCount -= 1;
    if (own.size === 0) this.#waiting.delete(owner);
  }
}

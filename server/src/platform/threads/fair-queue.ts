/** Refused because too many tasks wait already. */
export class QueueFull extends Error {}

/** The caller has left before the task began: nobody waits for its result. */
export class CallerLeft extends Error {}

interface Limits {
  /** How many tasks run at a time. */
  readonly atOnce: number;
  /** How many may wait for their turn; no limit when absent. */
  readonly mostWaiting?: number;
  /** How many of one owner may wait; no limit of their own when absent. */
  readonly mostWaitingOfOne?: number;
}

/**
 * Lets so many tasks run at a time. The owners of those that wait take turns, so that a hundred tasks of one user keep another user waiting
 * for one of them only. A task whose caller leaves while it waits is dropped and never starts.
 */
export class FairQueue {
  readonly #limits: Required<Limits>;
  /** What lets the waiting tasks start, by owner; the owner whose turn is next stands first. */
  readonly #waiting = new Map<number | string, Set<() => void>>();
  #waitingCount = 0;
  #running = 0;

  constructor({ atOnce, mostWaiting = Infinity, mostWaitingOfOne = Infinity }: Limits) {
    this.#limits = { atOnce, mostWaiting, mostWaitingOfOne };
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waitingCount;
  }

  /** Throws QueueFull when too many wait, CallerLeft when the signal comes before the task's turn; else what the task throws. */
  async run<T>(owner: number | string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted) throw new CallerLeft();
    if (this.#running < this.#limits.atOnce) this.#running += 1;
    else await this.#turn(owner, signal);
    try {
      return await task();
    } finally {
      this.#passOn();
    }
  }

  #turn(owner: number | string, signal: AbortSignal | undefined): Promise<void> {
    const own = this.#waiting.get(owner) ?? new Set();
    if (this.#waitingCount >= this.#limits.mostWaiting || own.size >= this.#limits.mostWaitingOfOne) throw new QueueFull();
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

  /** The next one takes over the place; only if nobody waits does it fall free. */
  #passOn(): void {
    for (const [owner, own] of this.#waiting) {
      for (const start of own) {
        this.#remove(owner, start);
        // Behind all others, for this owner's next turn.
        if (this.#waiting.delete(owner)) this.#waiting.set(owner, own);
        start();
        return;
      }
    }
    this.#running -= 1;
  }

  #remove(owner: number | string, start: () => void): void {
    const own = this.#waiting.get(owner);
    if (!own?.delete(start)) return;
    this.#waitingCount -= 1;
    if (own.size === 0) this.#waiting.delete(owner);
  }
}

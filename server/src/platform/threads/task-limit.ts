import { QueueFull } from './fair-queue.ts';

interface Limits {
  readonly total: number;
  /** How many one owner may run. */
  readonly perOwner: number;
}

/** Limits the number of running tasks. There is no waiting: a task over the limit fails at once with QueueFull. */
export class TaskLimit {
  readonly #limits: Limits;
  readonly #held = new Map<string, number>();
  #taken = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async run<T>(owner: string, task: () => Promise<T>): Promise<T> {
    const own = this.#held.get(owner) ?? 0;
    if (this.#taken >= this.#limits.total || own >= this.#limits.perOwner) throw new QueueFull();
    this.#take(owner, 1);
    try {
      return await task();
    } finally {
      this.#take(owner, -1);
    }
  }

  #take(owner: string, count: 1 | -1): void {
    this.#taken += count;
    const own = (this.#held.get(owner) ?? 0) + count;
    if (own > 0) this.#held.set(owner, own);
    else this.#held.delete(owner);
  }
}

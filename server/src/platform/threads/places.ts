import { QueueFull } from './fair-queue.ts';

interface Limits {
  readonly most: number;
  /** How many one owner may hold. */
  readonly maxOfOne: number;
}

/** Limits the number of running tasks. There is no waiting: without a free place, QueueFull is thrown at once. */
export class Places {
  readonly #limits: Limits;
  readonly #held = new Map<string, number>();
  #taken = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async hold<T>(owner: string, task: () => Promise<T>): Promise<T> {
    const own = this.#held.get(owner) ?? 0;
    if (this.#taken >= this.#limits.most || own >= this.#limits.maxOfOne) throw new QueueFull();
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

import { QueueFull } from '../platform/threads/fair-queue.ts';

interface Limits {
  readonly total: number;
  /** How many one owner may run. */
  readonly perOwner: number;
}

/** Limits the number of running tasks. There is no waiting: a task over the limit fails at once with QueueFull. */
export class TaskLimit {
  readonly #limits: Limits;
  readonly #running = new Map<string, number>();
  #total = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async run<T>(owner: string, task: () => Promise<T>): Promise<T> {
    const own = this.#running.get(owner) ?? 0;
    if (this.#total >= this.#limits.total || own >= this.#limits.perOwner) throw new QueueFull();
    this.#add(owner, 1);
    try {
      return await task();
    } finally {
      this.#add(owner, -1);
    }
  }

  #add(owner: string, count: 1 | -1): void {
    this.#total += count;
    const own = (this.#running.get(owner) ?? 0) + count;
    if (own > 0) this.#running.set(owner, own);
    else this.#running.delete(owner);
  }
}

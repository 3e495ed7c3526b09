import { asPanel } from '../sender.ts';

interface Limits {
  /** The shortest time between two writes. */
  readonly everyMs: number;
  /** The most items in one write. */
  readonly most: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes the items of many requests in few transactions, because each transaction waits for the disk. If there was no write just before, an
 * item is written at once. Otherwise it waits for the next write, together with all others that arrive by then. `add` waits until the item
 * is on the disk, so that nothing is lost after its answer.
 */
export class Batches<Item, Result> {
  readonly #write: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly #limits: Limits;
  readonly #waiting: Waiting<Item, Result>[] = [];
  #writing: Promise<void> | undefined;
  #endedAt = -Infinity;
  #isHurried = false;

  /** `write` returns a result for each item, in the same order. */
  constructor(write: (items: readonly Item[]) => Promise<readonly Result[]>, limits: Limits) {
    this.#write = write;
    this.#limits = limits;
  }

  /** Returns the result for the item once it is written. Throws what `write` throws. */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#writing ??= asPanel(() => this.#writeAll());
    });
  }

  /** Writes all waiting items without further delay. */
  async finish(): Promise<void> {
    this.#isHurried = true;
    this.#wake();
    await this.#writing;
    this.#isHurried = false;
  }

  #wake: () => void = () => {};

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#untilDue();
      await this.#writeSome(this.#waiting.splice(0, this.#limits.most));
      this.#endedAt = performance.now();
    }
    this.#writing = undefined;
  }

  async #untilDue(): Promise<void> {
    const ms = this.#endedAt + this.#limits.everyMs - performance.now();
    if (ms <= 0 || this.#isHurried) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #writeSome(some: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#write(some.map(({ item }) => item));
      for (const [index, { resolve, reject }] of some.entries()) {
        const result = results[index];
        if (index in results) resolve(result as Result);
        else reject(new Error('The write gave no result'));
      }
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }
}

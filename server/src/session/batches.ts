import { asPanel } from '../platform/sender.ts';

interface Limits {
  /** The shortest time between two batches. */
  readonly everyMs: number;
  /** The most items in a batch. */
  readonly most: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes the items of many requests in batches, because each transaction waits for the disk. An item is written at once, unless a batch was
 * written just before; then it joins the next batch. `add` resolves when the item is on the disk, so that nothing acknowledged is lost.
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
      await this.#writeBatch(this.#waiting.splice(0, this.#limits.most));
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

  async #writeBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#write(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (index in results) resolve(result as Result);
        else reject(new Error('The write gave no result'));
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

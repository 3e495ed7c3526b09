/** Repeatable random numbers: the same seed and names give the same data, in any order of creation. */
export class SeededRandom {
  #state: number;

  /** Each thing has its own source: `new SeededRandom(seed, 'customer', 17)`. */
  constructor(...names: readonly (string | number)[]) {
    // FNV-1a over the names.
    let hash = 0x811c9dc5;
    for (const name of names) {
      const text = `${name}|`;
      for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    this.#state = hash;
  }

  /** A number from 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number between two limits, inclusive. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** Whether something of this probability happens. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of a list that is not empty. */
  of<T>(choices: readonly T[]): T {
    return nth(choices, this.int(0, choices.length - 1));
  }
}

/** The entry at an index of a list that is not empty. After its end the list begins again. */
export function nth<T>(choices: readonly T[], index: number): T {
  const [first] = choices;
  if (first === undefined) throw new Error('Nothing to choose from');
  return choices[index % choices.length] ?? first;
}

/**
 * Splits a number into one index for each list. No two numbers below the product of the lengths give the same indexes, and successive
 * numbers differ in all of them. The last result counts the completed rounds.
 */
export function places(number: number, ...lengths: readonly number[]): number[] {
  const all = lengths.reduce((product, length) => product * length, 1);
  // A step that shares no factor with the number of combinations visits each of them once.
  let step = Math.floor(all * 0.414214) | 1;
  while (greatestCommonFactor(step, all) !== 1) step += 2;
  let rest = Number((BigInt(number % all) * BigInt(step)) % BigInt(all));
  const found = lengths.map((length) => {
    const place = rest % length;
    rest = Math.floor(rest / length);
    return place;
  });
  return [...found, Math.floor(number / all)];
}

function greatestCommonFactor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonFactor(b, a % b);
}

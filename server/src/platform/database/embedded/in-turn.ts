/** Something that one user at a time may have. The others wait in the order in which they came. */
export class InTurn {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  get isTaken(): boolean {
    return this.#isTaken;
  }

  /** Resolves when it is the caller's turn. They must pass it on. */
  async take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Ends the caller's turn. */
  pass(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}

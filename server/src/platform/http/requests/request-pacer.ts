/** How many requests start in one round of the event loop. */
const perRound = 4;
/** How many of them may be strangers' requests while users wait too. */
const strangersPerRound = 1;

/** Waiting requests, first come first served within a sender, round robin among the senders. */
class RequestQueue {
  /** The waiting requests by sender. The next sender is first. */
  readonly #waiting = new Map<string, (() => void)[]>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  add(sender: string, start: () => void): void {
    const own = this.#waiting.get(sender);
    if (own) own.push(start);
    else this.#waiting.set(sender, [start]);
  }

  startNext(): void {
    const [next] = this.#waiting;
    if (!next) return;
    const [sender, own] = next;
    this.#waiting.delete(sender);
    own.shift()?.();
    if (own.length > 0) this.#waiting.set(sender, own);
  }
}

/**
 * Starts a burst of requests a few at a time. Node handles all requests that arrived together before it looks for others, so a hundred
 * requests of one user would delay everyone else until the last one is done. Senders are served round robin. Users come before strangers,
 * because a flood can come from any number of addresses.
 */
export class RequestPacer {
  readonly #users = new RequestQueue();
  readonly #strangers = new RequestQueue();
  #started = 0;

  /** Resolves when the request may start: at once unless others have just started. */
  async admit(sender: string, isUser: boolean): Promise<void> {
    this.#started += 1;
    if (this.#started === 1) setImmediate(() => this.#startRound());
    if (this.#started <= perRound) return;
    await new Promise<void>((resolve) => (isUser ? this.#users : this.#strangers).add(sender, resolve));
  }

  #startRound(): void {
    this.#started = 0;
    while (this.#started < perRound) {
      const isUsersPlace = this.#strangers.isEmpty || this.#started < perRound - strangersPerRound;
      const queue = isUsersPlace && !this.#users.isEmpty ? this.#users : this.#strangers;
      if (queue.isEmpty) break;
      queue.startNext();
      this.#started += 1;
    }
    if (this.#started > 0) setImmediate(() => this.#startRound());
  }
}

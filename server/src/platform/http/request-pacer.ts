/** How many requests run before the server turns to others. */
const atATime = 4;

/**
 * Lets a crowd of requests in a few at a time. Node handles all requests that arrived together before it looks for others. Without this, a
 * hundred requests of one user at once would delay everyone else until the last one is done. Their senders take turns, so that a colleague
 * does not wait behind the crowd.
 */
export class RequestPacer {
  /** The waiting requests by sender. The sender with the next turn is first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #letIn = 0;

  /** Resolves when the request has its turn: at once unless others have just been let in. */
  async nextTurn(sender: string): Promise<void> {
    this.#letIn += 1;
    if (this.#letIn === 1) setImmediate(() => this.#letSomeIn());
    if (this.#letIn <= atATime) return;
    await new Promise<void>((resolve) => {
      const own = this.#waiting.get(sender);
      if (own) own.push(resolve);
      else this.#waiting.set(sender, [resolve]);
    });
  }

  #letSomeIn(): void {
    this.#letIn = 0;
    while (this.#letIn < atATime) {
      const [next] = this.#waiting;
      if (!next) break;
      const [sender, own] = next;
      this.#waiting.delete(sender);
      own.shift()?.();
      if (own.length > 0) this.#waiting.set(sender, own);
      this.#letIn += 1;
    }
    if (this.#letIn > 0) setImmediate(() => this.#letSomeIn());
  }
}

/** How many requests run before the server turns to others. */
const atATime = 4;
/** How many of them may be requests of strangers while users wait too. */
const ofStrangers = 1;

/** Waiting requests, whose senders take turns. */
class Turns {
  /** The waiting requests by sender. The sender with the next turn is first. */
  readonly #waiting = new Map<string, (() => void)[]>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  add(sender: string, letIn: () => void): void {
    const own = this.#waiting.get(sender);
    if (own) own.push(letIn);
    else this.#waiting.set(sender, [letIn]);
  }

  letNextIn(): void {
    const [next] = this.#waiting;
    if (!next) return;
    const [sender, own] = next;
    this.#waiting.delete(sender);
    own.shift()?.();
    if (own.length > 0) this.#waiting.set(sender, own);
  }
}

/**
 * Lets a crowd of requests in a few at a time. Node handles all requests that arrived together before it looks for others. Without this, a
 * hundred requests of one user at once would delay everyone else until the last one is done. Their senders take turns, so that a colleague
 * does not wait behind the crowd. Users come before strangers, because a flood can come from any number of addresses.
 */
export class RequestPacer {
  readonly #users = new Turns();
  readonly #strangers = new Turns();
  #letIn = 0;

  /** Resolves when the request has its turn: at once unless others have just been let in. */
  async nextTurn(sender: string, isUser: boolean): Promise<void> {
    this.#letIn += 1;
    if (this.#letIn === 1) setImmediate(() => this.#letSomeIn());
    if (this.#letIn <= atATime) return;
    await new Promise<void>((resolve) => (isUser ? this.#users : this.#strangers).add(sender, resolve));
  }

  #letSomeIn(): void {
    this.#letIn = 0;
    while (this.#letIn < atATime) {
      const isUsersTurn = this.#strangers.isEmpty || this.#letIn < atATime - ofStrangers;
      const turns = isUsersTurn && !this.#users.isEmpty ? this.#users : this.#strangers;
      if (turns.isEmpty) break;
      turns.letNextIn();
      this.#letIn += 1;
    }
    if (this.#letIn > 0) setImmediate(() => this.#letSomeIn());
  }
}

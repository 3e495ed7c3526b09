/** How many pass before the server turns to other requests. */
const atATime = 4;

/**
 * Lets a crowd in a few at a time. Node carries out all requests that have arrived together before it looks for others, so that a hundred
 * logins in one moment would keep everybody else waiting for the last of them.
 */
export class Turnstile {
  readonly #waiting: (() => void)[] = [];

  /** When it is one's turn, in the order of coming. */
  pass(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#letIn());
    });
  }

  #letIn(): void {
    for (const letIn of this.#waiting.splice(0, atATime)) letIn();
    if (this.#waiting.length > 0) setImmediate(() => this.#letIn());
  }
}

/** How many requests run before the server turns to others. */
const atATime = 4;

/**
 * Lets a crowd of requests in a few at a time. Node handles all requests that arrived together before it looks for others. Without this, a
 * hundred simultaneous logins would delay everyone else until the last one is done.
 */
export class RequestPacer {
  readonly #waiting: (() => void)[] = [];

  /** Resolves when the request has its turn, in the order of arrival. */
  nextTurn(): Promise<void> {
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

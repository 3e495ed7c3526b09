/** More sessions than an office has. */
const most = 1000;

/**
 * The session tokens that have lately proved valid, so that the requests of users can be told from those of strangers before they are
 * checked.
 */
export class KnownTokens {
  readonly #tokens = new Set<string>();

  note(token: string): void {
    if (this.#tokens.size >= most) this.#tokens.clear();
    this.#tokens.add(token);
  }

  has(token: string): boolean {
    return this.#tokens.has(token);
  }
}

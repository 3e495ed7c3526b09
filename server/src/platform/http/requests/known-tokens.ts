/** More sessions than an office has. */
const most = 1000;

/** The session tokens that have lately proved valid. They distinguish users' requests from strangers' before either is checked. */
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

import { Caller } from './caller.ts';

/** A program that sends every request with a token, and never a cookie. */
class ProgramCaller extends Caller {
  readonly #authorization: string;

  constructor(address: string, token: string) {
    super(address);
    this.#authorization = `Bearer ${token}`;
  }

  override headersOf(headers?: Readonly<Record<string, string>>): Record<string, string> {
    return { authorization: this.#authorization, ...headers };
  }
}

/** A caller with the token of a user. */
export function program(address: string, token: string): Caller {
  return new ProgramCaller(address, token);
}

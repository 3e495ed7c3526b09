import { requestMessages } from '@vikray/contract/platform/request-messages.ts';
import type { Clock } from '../platform/clock.ts';
import { minuteMs } from '../platform/durations.ts';
import type { SignedIn } from '../platform/identity.ts';
import { RequestFailure } from '../platform/http/failures.ts';

/** What a token may do in a minute: operations, and among them whole lists and files, which are heavy. */
const mostAMinute = { operations: 600, files: 10 } as const;

interface Uses {
  readonly since: number;
  operations: number;
  files: number;
}

/**
 * Limits the use of each token; logged-in browsers are not limited. Counted in this process and for each minute that begins with a use, so
 * that no request waits for a count in the database. Several panels side by side allow as many times more.
 */
export class TokenUses {
  readonly #clock: Clock;
  readonly #uses = new Map<number, Uses>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts a use. Throws a failure if there are too many. A caller without a token is not counted. */
  count(caller: SignedIn | null, kind: keyof typeof mostAMinute): void {
    if (!caller?.token) return;
    const { tokenId } = caller.token;
    const now = this.#clock.now().getTime();
    const known = this.#uses.get(tokenId);
    // Also after the clock was set back.
    const isCurrent = known && Math.abs(now - known.since) < minuteMs;
    const uses = isCurrent ? known : { since: now, operations: 0, files: 0 };
    if (!isCurrent) this.#uses.set(tokenId, uses);
    uses[kind]++;
    if (uses[kind] <= mostAMinute[kind]) return;
    const seconds = Math.max(1, Math.ceil((uses.since + minuteMs - now) / 1000));
    throw new RequestFailure(429, 'TooManyRequests', requestMessages.tooManyRequests, undefined, seconds);
  }
}

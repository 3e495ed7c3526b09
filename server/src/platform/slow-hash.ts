/**
 * Slow hashes for passwords: argon2id, computed on Node's thread pool and never on the thread that answers requests. One processor stays
 * free for that thread. Waiting hashes are served round robin by owner.
 */
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify, type Options } from '@node-rs/argon2';
import { requestMessages } from '@vikray/contract/platform/request-messages.ts';
import { RequestFailure } from './http/failures.ts';
import { FairQueue, QueueFull } from './threads/fair-queue.ts';

/** The minimum that OWASP recommends. A stored hash of another cost is renewed at the next login. */
export const recommendedCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

type Cost = Readonly<Record<keyof typeof recommendedCost, number>>;
let cost: Cost = recommendedCost;

/** Sets the cost of new hashes. For tests that log in a hundred times: the panel uses the recommended cost. */
export function setHashCost(chosen: Cost): void {
  cost = chosen;
}

/** A well-formed hash that belongs to no known text. Checking it takes as long as checking a user's. */
export function unmatchedHash(): string {
  const { memoryCost, timeCost, parallelism } = cost;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;
}

const atOnce = Math.max(1, availableParallelism() - 1);
/** Strangers and known users wait in separate queues, so that a flood of guesses does not stop the office. */
const queues = {
  known: new FairQueue({ atOnce, maxWaiting: 60, maxWaitingOfOne: 20 }),
  // Bounded by the limit on running logins (session/login-throttle.ts).
  stranger: new FairQueue({ atOnce }),
};

/** The owner of a hash computation. */
export interface HashOwner {
  readonly kind: keyof typeof queues;
  /** The network, browser or user. */
  readonly name: string;
}

/** The owner of work outside requests, such as commands. */
const panelItself: HashOwner = { kind: 'known', name: '' };

/** The owner of a logged-in user's requests. */
export function ownerOf({ userId }: { readonly userId: number }): HashOwner {
  return { kind: 'known', name: `user ${userId}` };
}

/** A new hash of the text. Throws the failure of `refuseWhenFull`. */
export function hashSlowly(text: string, owner = panelItself): Promise<string> {
  return queued(owner, () => hash(text, cost));
}

/** The hash of the text with a given salt, to find it among others with the same salt. Throws the failure of `refuseWhenFull`. */
export function hashWithSalt(text: string, salt: Uint8Array, owner: HashOwner): Promise<string> {
  return queued(owner, () => hash(text, { ...cost, salt }));
}

/**
 * Whether the hash matches the text. Throws the failure of `refuseWhenFull`. Use `at once` in a transaction, which must not wait for other
 * hashes; this is rare.
 */
export function isSlowHashOf(hashed: string, text: string, owner: HashOwner | 'at once' = panelItself): Promise<boolean> {
  return owner === 'at once' ? verify(hashed, text) : queued(owner, () => verify(hashed, text));
}

/** Whether a hash has another cost than new hashes. */
export function isOfOtherCost(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
}

async function queued<T>({ kind, name }: HashOwner, task: () => Promise<T>): Promise<T> {
  return refuseWhenFull(queues[kind].run(name, task));
}

const retryAfterSeconds = 5;

/** Turns a full queue into the failure 429, which asks the user to try again in a few seconds. */
export async function refuseWhenFull<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new RequestFailure(429, 'TooManyPasswords', requestMessages.tooManyPasswords, undefined, retryAfterSeconds);
  }
}

/**
 * Slow hashes, by which passwords are kept: argon2id, computed on Node's own threads and never on the one that answers requests. So few at
 * a time that they leave it a processor; those that wait take turns by their owners.
 */
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify, type Options } from '@node-rs/argon2';
import { messages } from '@vikray/contract/platform/messages.ts';
import { RequestFailure } from './http/failures.ts';
import { FairQueue, QueueFull } from './threads/fair-queue.ts';

/** What OWASP asks for at least; a stored hash of another cost is renewed at the next login. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options;

const atOnce = Math.max(1, availableParallelism() - 1);
/** Strangers and those who are known wait apart, so that no flood of guesses keeps the office from its work. */
const queues = {
  known: new FairQueue({ atOnce, mostWaiting: 60, mostWaitingOfOne: 20 }),
  // Bounded by the places for logins (session/login-places.ts).
  stranger: new FairQueue({ atOnce }),
};

/** For whom a hash is computed. */
export interface HashOwner {
  readonly kind: keyof typeof queues;
  /** Who takes turns with others: a network, a browser or a user. */
  readonly name: string;
}

/** For what no request waits for, such as a command. */
const panelItself: HashOwner = { kind: 'known', name: '' };

/** The owner of what a logged-in user asks for. */
export function ownerOf({ userId }: { readonly userId: number }): HashOwner {
  return { kind: 'known', name: `user ${userId}` };
}

/** A new hash of the text. Throws the failure of `refuseWhenFull`. */
export function hashSlowly(text: string, owner = panelItself): Promise<string> {
  return inTurn(owner, () => hash(text, cost));
}

/**
 * Whether the hash is that of the text. Throws the failure of `refuseWhenFull`. `at once` is for within a transaction, which must not wait
 * for others' hashes; there are few at a time.
 */
export function isSlowHashOf(hashed: string, text: string, owner: HashOwner | 'at once' = panelItself): Promise<boolean> {
  return owner === 'at once' ? verify(hashed, text) : inTurn(owner, () => verify(hashed, text));
}

/** Whether a hash was made at another cost than hashes are made today. */
export function isOfOtherCost(hashed: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
}

async function inTurn<T>({ kind, name }: HashOwner, task: () => Promise<T>): Promise<T> {
  return refuseWhenFull(queues[kind].run(name, task));
}

const retryAfterSeconds = 5;

/** The same result, but a full queue as the failure that asks to try again in a few seconds (429). */
export async function refuseWhenFull<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new RequestFailure(429, 'TooManyPasswords', messages.tooManyPasswords, undefined, retryAfterSeconds);
  }
}

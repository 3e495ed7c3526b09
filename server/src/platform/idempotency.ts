/**
 * A write that is sent twice under the same Idempotency-Key happens once: its answer is stored in the same transaction, and the repeat gets
 * the stored answer. Keys belong to a user and are retained for fourteen days, because a tab may retry an unanswered submit after a weekend
 * or a festival.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { engineOf } from './database/engine.ts';
import type { Db } from './database/tables.ts';
import { digestOf } from './digest.ts';
import { dayMs, instantBefore } from './durations.ts';
import { hashSlowly, isSlowHashOf, ownerOf } from './slow-hash.ts';

const retainedMs = 14 * dayMs;
/** Few enough that other requests do not notice. */
const deletedAtOnce = 500;
const keyPattern = /^[A-Za-z0-9_-]{8,100}$/;

/** The answer to a write, stored under its key. */
export interface StoredAnswer {
  readonly status: number;
  /** The answer as JSON text; for a failure (status 400 or higher), its name. */
  readonly answer: string;
}

/** A write with an Idempotency-Key. */
export interface KeyedRequest {
  readonly userId: number;
  readonly key: string;
  readonly operation: string;
  readonly request: RequestMark;
}

/** Identifies equal requests: the operation and the input, including the contents of a file. */
export interface RequestMark {
  /** A fast hash of everything except the secrets, so that it does not help to guess a password. */
  readonly openHash: string;
  /** The secrets as text; blank if the request has none. */
  readonly secrets: string;
  /** Their slow hash, as for passwords; blank if there are none. */
  readonly secretsHash: string;
}

/** Whether an Idempotency-Key has an accepted form. */
export function isWellFormedKey(key: string): boolean {
  return keyPattern.test(key);
}

const secretFields = new Set(['password', 'oldPassword', 'ownPassword', 'newPassword', 'code', 'token']);

/** Makes the mark that recognises a repeat of a user's request. Secrets are hashed slowly. */
export async function markRequest(user: { readonly userId: number }, operation: string, input: unknown): Promise<RequestMark> {
  const found: unknown[] = [];
  const files = await digestsIn(input);
  const open = JSON.stringify([operation, input], (key, value: unknown) => {
    if (!secretFields.has(key)) return value instanceof Uint8Array ? files.get(value) : value;
    if (value !== undefined) found.push([key, value]);
    return undefined;
  });
  const secrets = found.length === 0 ? '' : JSON.stringify(found);
  return {
    openHash: createHash('sha256').update(open).digest('base64url'),
    secrets,
    secretsHash: secrets && (await hashSlowly(secrets, ownerOf(user))),
  };
}

/** The hashes of the files in an input. */
async function digestsIn(input: unknown): Promise<ReadonlyMap<unknown, string>> {
  const digests = new Map<unknown, string>();
  for (const value of Object.values(input ?? {}) as unknown[])
    if (value instanceof Uint8Array) digests.set(value, (await digestOf(value)).toString('base64url'));
  return digests;
}

const separator = ' ';

/** A mark as text to store. */
function textOf({ openHash, secretsHash }: RequestMark): string {
  return secretsHash === '' ? openHash : `${openHash}${separator}${secretsHash}`;
}

async function isSame(db: Db, stored: string, { userId, request: { openHash, secrets } }: KeyedRequest): Promise<boolean> {
  const [storedOpen, secretsHash] = stored.split(separator);
  return (
    storedOpen === openHash &&
    (secretsHash === undefined ? secrets === '' : isSlowHashOf(secretsHash, secrets, db.isTransaction ? 'at once' : ownerOf({ userId })))
  );
}

/**
 * Claims the key in the current transaction. Returns undefined if the request is new and may continue, `reused` if the key belongs to
 * another request, and `unanswered` if this request is still running outside a transaction or was interrupted there. Otherwise returns the
 * first answer. A parallel request with the same key waits here until the first one has ended.
 */
export async function claimKey(tx: Db, request: KeyedRequest, now: string): Promise<StoredAnswer | 'reused' | 'unanswered' | undefined> {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({
      user_id: request.userId,
      key: request.key,
      operation: request.operation,
      request_hash: textOf(request.request),
      status: null,
      answer: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed ? undefined : ((await findAnswer(tx, request)) ?? 'reused');
}

/** Returns the same as `claimKey`, without claiming the key. */
export async function findAnswer(db: Db, request: KeyedRequest): Promise<StoredAnswer | 'reused' | 'unanswered' | undefined> {
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('user_id', '=', request.userId)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (!first) return undefined;
  if (!(await isSame(db, first.request_hash, request))) return 'reused';
  if (first.status === null || first.answer === null) return 'unanswered';
  return { status: first.status, answer: first.answer };
}

/** Stores the answer under its key. */
export async function storeAnswer(tx: Db, { userId, key }: KeyedRequest, { status, answer }: StoredAnswer): Promise<void> {
  await tx.updateTable('idempotency_keys').set({ status, answer }).where('user_id', '=', userId).where('key', '=', key).execute();
}

/** Releases a key whose request was refused, so that the request can be sent again. */
export async function releaseKey(db: Db, { userId, key }: KeyedRequest): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).where('key', '=', key).execute();
}

/** Deletes keys that are older than fourteen days. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  const earliest = instantBefore(now, retainedMs);
  const old = db.deleteFrom('idempotency_keys').where('created_at', '<', earliest);
  if (engineOf(db) === 'postgres') {
    await old.execute();
    return;
  }
  // The embedded database has no index by time. Its oldest rows are the first ones, except those of a clock that was ahead.
  const first = sql<boolean>`rowid in (
    select rowid from idempotency_keys where created_at <= ${now.toISOString()} order by rowid limit ${deletedAtOnce})`;
  for (;;) {
    const { numDeletedRows } = await old.where(first).executeTakeFirstOrThrow();
    if (numDeletedRows < deletedAtOnce) return;
  }
}

/**
 * A write that is sent twice under one Idempotency-Key happens once: the answer is stored in the write's own transaction,
 * and the repeat gets the stored answer. Keys belong to a user and are kept for two days.
 */
import { createHash } from 'node:crypto';
import type { Db } from './database/tables.ts';

const keptMs = 48 * 3_600_000;
const keyPattern = /^[A-Za-z0-9_-]{8,100}$/;

export interface StoredAnswer {
  readonly status: number;
  /** The answer's JSON text; of a failure, which has a status from 400 on, its name. */
  readonly answer: string;
}

export interface KeyedRequest {
  readonly userId: number;
  readonly key: string;
  readonly operation: string;
  readonly requestHash: string;
}

export function isWellFormedKey(key: string): boolean {
  return keyPattern.test(key);
}

/** Left out of the hash, which is quick to compute: it must not help anybody to guess a password. */
const secrets = new Set(['password', 'oldPassword']);

/** What makes two requests the same: operation and input, of a file its contents. */
export function hashRequest(operation: string, input: unknown): string {
  const text = JSON.stringify([operation, input], (key, value: unknown) => {
    if (secrets.has(key)) return undefined;
    return value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value;
  });
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Claims the key in the current transaction. Nothing: the request is new and may go on.
 * `reused`: the key stands for another request; `unanswered`: for this one, which is under way outside of a transaction or broke off there. Otherwise the answer of the first time.
 * A parallel request with the same key waits here until the first one has ended.
 */
export async function claimKey(tx: Db, request: KeyedRequest, now: string): Promise<StoredAnswer | 'reused' | 'unanswered' | undefined> {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({
      user_id: request.userId,
      key: request.key,
      operation: request.operation,
      request_hash: request.requestHash,
      status: null,
      answer: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n ? undefined : ((await findAnswer(tx, request)) ?? 'reused');
}

/** What the key stands for so far, as `claimKey` tells it, without claiming it. */
export async function findAnswer(db: Db, request: KeyedRequest): Promise<StoredAnswer | 'reused' | 'unanswered' | undefined> {
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where('user_id', '=', request.userId)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (!first) return undefined;
  if (first.request_hash !== request.requestHash) return 'reused';
  if (first.status === null || first.answer === null) return 'unanswered';
  return { status: first.status, answer: first.answer };
}

/** Stores the answer beside its key. */
export async function storeAnswer(tx: Db, request: KeyedRequest, stored: StoredAnswer): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set(stored)
    .where('user_id', '=', request.userId)
    .where('key', '=', request.key)
    .execute();
}

/** Gives a key back that was claimed for nothing: the request was refused and may be sent again. */
export async function releaseKey(db: Db, { userId, key }: KeyedRequest): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).where('key', '=', key).execute();
}

/** Forgets keys that nobody repeats any more. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - keptMs).toISOString())
    .execute();
}

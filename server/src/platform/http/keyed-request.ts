/** Writes that carry an Idempotency-Key. */
import type { OperationName } from '@vikray/contract/operations.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { failureOf } from '../handler.ts';
import { isWellFormedKey, markRequest, type KeyedRequest, type StoredAnswer } from '../idempotency.ts';
import { RequestFailure } from './failures.ts';
import type { Job, SentAnswer } from './operation-job.ts';

/** The request's Idempotency-Key with what it stands for; nothing when none was sent. Fails with 400 for a malformed one. */
export async function keyedRequest({ name, input, user, request }: Job): Promise<KeyedRequest | undefined> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !isWellFormedKey(key)) throw new RequestFailure(400, 'KeyMalformed', messages.keyMalformed);
  return { userId: user.userId, key, operation: name, request: await markRequest(user, name, input) };
}

/** The answer that a key stands for, if it is this request's. An attempt that ended uncertain fails again in the same words. */
export function answeredBefore(name: OperationName, first: StoredAnswer | 'reused' | 'unanswered' | undefined): SentAnswer | undefined {
  if (first === 'reused') throw new RequestFailure(422, 'KeyReused', messages.keyReused);
  if (first === 'unanswered') throw new RequestFailure(409, 'KeyUnanswered', messages.keyUnanswered);
  if (first && first.status >= 400) throw failureOf(name, first.answer);
  return first && { status: first.status, text: first.answer };
}

/** Writes that carry an Idempotency-Key. */
import type { OperationName } from '@vikray/contract/operations.ts';
import { requestMessages } from '@vikray/contract/platform/request-messages.ts';
import { failureOf } from '../../handler.ts';
import { isWellFormedKey, markRequest, type KeyedRequest, type StoredAnswer } from '../../idempotency.ts';
import { RequestFailure } from '../failures.ts';
import type { OperationRun, SentAnswer } from './operation-run.ts';

/** The Idempotency-Key of a request with the mark of the request; undefined without a key. Fails with 400 for a malformed key. */
export async function keyedRequest({ name, input, user, key }: OperationRun): Promise<KeyedRequest | undefined> {
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !isWellFormedKey(key)) throw new RequestFailure(400, 'KeyMalformed', requestMessages.keyMalformed);
  return { userId: user.userId, key, operation: name, request: await markRequest(user, name, input) };
}

/** The stored answer of a key, if it belongs to this request. An attempt with an uncertain end fails again with the same message. */
export function answeredBefore(name: OperationName, first: StoredAnswer | 'reused' | 'unanswered' | undefined): SentAnswer | undefined {
  if (first === 'reused') throw new RequestFailure(422, 'KeyReused', requestMessages.keyReused);
  if (first === 'unanswered') throw new RequestFailure(409, 'KeyUnanswered', requestMessages.keyUnanswered);
  if (first && first.status >= 400) throw failureOf(name, first.answer);
  return first && { status: first.status, text: first.answer };
}

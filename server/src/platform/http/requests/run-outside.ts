import type { Db } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { OperationFailure } from '../../handler.ts';
import { claimKey, releaseKey, storeAnswer, type KeyedRequest } from '../../idempotency.ts';
import { RequestFailure } from '../failures.ts';
import { answeredBefore, keyedRequest } from './keyed-request.ts';
import { runHandler, type OperationRun, type SentAnswer } from './operation-run.ts';

/**
 * Runs work that no rollback can undo. The key is claimed before it, and the answer is stored after it. A declared failure releases the
 * key, unless the failure is uncertain, and so does the refusal of a caller. After any other error, it is unknown what was done, so the key
 * stays claimed and a repeat is refused, unless the handler says that a repeat goes on.
 */
export async function runOutside(run: OperationRun): Promise<SentAnswer> {
  const { db } = run.app;
  const keyed = await keyedRequest(run);
  if (!keyed) return runHandler(run, db);
  const claimed = await inTransaction(db, (tx) => claimKey(tx, keyed, run.app.clock.now().toISOString()));
  const first = run.handler.goesOn && claimed === 'unanswered' ? undefined : answeredBefore(run.name, claimed);
  if (first) return first;
  try {
    const answer = await runHandler(run, db);
    await storeAnswer(db, keyed, { status: answer.status, answer: answer.text });
    return answer;
  } catch (error) {
    if (error instanceof OperationFailure) await settleKey(db, keyed, error);
    else if (error instanceof RequestFailure) await releaseKey(db, keyed);
    throw error;
  }
}

async function settleKey(db: Db, keyed: KeyedRequest, { code, failure }: OperationFailure): Promise<void> {
  if (failure.isUncertain) await storeAnswer(db, keyed, { status: failure.status, answer: code });
  else await releaseKey(db, keyed);
}

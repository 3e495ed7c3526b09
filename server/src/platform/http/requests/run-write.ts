import { violatedUniqueIndex } from '../../database/errors.ts';
import type { Db } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { failureOf } from '../../handler.ts';
import { claimKey, findAnswer, storeAnswer, type KeyedRequest } from '../../idempotency.ts';
import { admitAgain } from './admit.ts';
import { answeredBefore, keyedRequest } from './keyed-request.ts';
import { contextOf, runHandler, type OperationRun, type SentAnswer } from './operation-run.ts';

/**
 * Runs a write: first the handler's long work, if it has any, after which the caller is checked again, then everything in one transaction.
 * A repeat under the same Idempotency-Key gets the first answer. A violated unique index becomes the failure that the handler declares for
 * it.
 */
export async function runWrite(run: OperationRun): Promise<SentAnswer> {
  const { db } = run.app;
  const keyed = await keyedRequest(run);
  const first = run.handler.prepare && keyed ? answeredBefore(run.name, await findAnswer(db, keyed)) : undefined;
  if (first) return first;
  const { run: current, prepared } = await prepare(run);
  try {
    return await inTransaction(db, (tx) => runOnce(current, tx, keyed, prepared));
  } catch (error) {
    const code = run.handler.violations[(await violatedUniqueIndex(db, error)) ?? ''];
    throw code ? failureOf(run.name, code) : error;
  }
}

/** Does the long work of a handler. The caller may have been deleted, or have lost the right, in the meantime. */
async function prepare(run: OperationRun): Promise<{ readonly run: OperationRun; readonly prepared?: unknown }> {
  const { app, name, handler, request } = run;
  if (!handler.prepare) return { run };
  const prepared = await handler.prepare(contextOf(run, app.db));
  return { run: { ...run, user: await admitAgain(app, name, request) }, prepared };
}

/** Stored in place of an answer with a secret. */
const noRows = JSON.stringify({ data: [] });

/** The answer as stored for a repeat under the same key. */
function withoutSecrets({ operation: { isAnsweredOnce, secretKeys = [] } }: OperationRun, text: string): string {
  if (isAnsweredOnce) return noRows;
  if (secretKeys.length === 0) return text;
  return JSON.stringify(JSON.parse(text, (key, value: unknown) => (secretKeys.includes(key) ? undefined : value)));
}

async function runOnce(run: OperationRun, tx: Db, keyed: KeyedRequest | undefined, prepared: unknown): Promise<SentAnswer> {
  if (!keyed) return runHandler(run, tx, prepared);
  const first = answeredBefore(run.name, await claimKey(tx, keyed, run.app.clock.now().toISOString()));
  if (first) return first;
  const answer = await runHandler(run, tx, prepared);
  await storeAnswer(tx, keyed, { status: answer.status, answer: withoutSecrets(run, answer.text) });
  return answer;
}

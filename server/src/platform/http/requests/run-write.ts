import { violatedUniqueIndex } from '../../database/errors.ts';
import type { Db } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { failureOf } from '../../handler.ts';
import { claimKey, findAnswer, storeAnswer, type KeyedRequest } from '../../idempotency.ts';
import { admitAgain } from './admit.ts';
import { answeredBefore, keyedRequest } from './keyed-request.ts';
import { contextOf, runHandler, type Job, type SentAnswer } from './operation-job.ts';

/**
 * Runs a write: first the handler's long work, if it has any, after which the caller is checked again, then everything in one transaction.
 * A repeat under the same Idempotency-Key gets the first answer. A violated unique index becomes the failure that the handler declares for
 * it.
 */
export async function runWrite(job: Job): Promise<SentAnswer> {
  const { db } = job.app;
  const keyed = await keyedRequest(job);
  const first = job.handler.prepare && keyed ? answeredBefore(job.name, await findAnswer(db, keyed)) : undefined;
  if (first) return first;
  const { job: current, prepared } = await prepare(job);
  try {
    return await inTransaction(db, (tx) => runOnce(current, tx, keyed, prepared));
  } catch (error) {
    const code = job.handler.violations[(await violatedUniqueIndex(db, error)) ?? ''];
    throw code ? failureOf(job.name, code) : error;
  }
}

/** Does the long work of a handler. The caller may have been deleted, or have lost the right, in the meantime. */
async function prepare(job: Job): Promise<{ readonly job: Job; readonly prepared?: unknown }> {
  const { app, name, handler, request } = job;
  if (!handler.prepare) return { job };
  const prepared = await handler.prepare(contextOf(job, app.db));
  return { job: { ...job, user: await admitAgain(app, name, request) }, prepared };
}

/** Kept in place of an answer with a secret. */
const noRows = JSON.stringify({ data: [] });

/** What is kept of an answer for a repeat under the same key. */
function withoutSecrets({ operation: { isAnsweredOnce, secretKeys = [] } }: Job, text: string): string {
  if (isAnsweredOnce) return noRows;
  if (secretKeys.length === 0) return text;
  return JSON.stringify(JSON.parse(text, (key, value: unknown) => (secretKeys.includes(key) ? undefined : value)));
}

async function runOnce(job: Job, tx: Db, keyed: KeyedRequest | undefined, prepared: unknown): Promise<SentAnswer> {
  if (!keyed) return runHandler(job, tx, prepared);
  const first = answeredBefore(job.name, await claimKey(tx, keyed, job.app.clock.now().toISOString()));
  if (first) return first;
  const answer = await runHandler(job, tx, prepared);
  await storeAnswer(tx, keyed, { status: answer.status, answer: withoutSecrets(job, answer.text) });
  return answer;
}

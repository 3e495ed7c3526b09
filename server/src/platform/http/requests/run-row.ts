/** Runs a write as a row of another request, exactly as if it were sent alone: with its own right, checks, transaction and audit entry. */
import { createHash } from 'node:crypto';
import { operations, type OperationName } from '@vikray/contract/operations.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { RowAnswer } from '../../handler.ts';
import { failureOfError } from '../failures.ts';
import { admitAgain } from './admit.ts';
import { operationRunOf, type AnyHandler, type CheckedCall, type SentAnswer } from './operation-run.ts';
import { checkInput } from './read-input.ts';
import { runOutside } from './run-outside.ts';
import { runWrite } from './run-write.ts';

/** A logged-out caller and a missing database affect the whole request: it breaks off, and a repeat continues it. */
const breaksOff = new Set([401, 503]);

/** The answer to a row, or why it was refused. `place` counts the rows of the request from 0. */
export async function runRow(whole: Omit<CheckedCall, 'runAlone'>, name: OperationName, body: unknown, place: number): Promise<RowAnswer> {
  try {
    const { status, text } = await answerRow(whole, name, body, place);
    const answer = JSON.parse(text) as { readonly data: unknown };
    return { status, data: Array.isArray(answer.data) ? answer.data : [] };
  } catch (error) {
    const failure = failureOfError(error as Error, whole.request);
    if (failure && breaksOff.has(failure.status)) throw error;
    if (!failure) whole.request.log.error({ err: error, operation: name, place }, 'row failed');
    return { status: failure?.status ?? 500, message: failure?.message ?? messages.somethingWentWrong };
  }
}

async function answerRow(whole: Omit<CheckedCall, 'runAlone'>, name: OperationName, body: unknown, place: number): Promise<SentAnswer> {
  const { app, request, key } = whole;
  const operation = operations[name];
  // The table pairs each operation with its handler, but the types lose this for a variable name.
  const handler = app.handlers[name] as unknown as AnyHandler;
  app.tokenUses.count(request.caller, 'operations');
  const user = await admitAgain(app, name, request);
  const input = checkInput(operation, body);
  const rowKey = typeof key === 'string' ? keyOfRow(key, place) : key;
  const runAlone = () => Promise.reject(new Error('A row has no rows'));
  const run = operationRunOf({ ...whole, name, operation, handler, user, input, key: rowKey, cacheable: undefined, runAlone });
  return run.handler.actsOutside ? runOutside(run) : runWrite(run);
}

/** The Idempotency-Key of a row, which no client sends. */
function keyOfRow(key: string, place: number): string {
  return createHash('sha256').update(`${key} ${place}`).digest('base64url');
}

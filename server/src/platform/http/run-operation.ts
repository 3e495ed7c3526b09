/**
 * The order of every request: find the operation, who is it, may they (admit.ts, before the body is read), is it well formed, then for a
 * write: same key as before, its long work if it has any, one transaction, the handler, the audit log, the stored answer.
 */
import { operations, type OperationName } from '@vikray/contract/operations.ts';
import { firstFailure, firstMessage } from '@vikray/contract/platform/check.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { Call, Operation } from '@vikray/contract/platform/operation.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { writeAudit, type Change } from '../audit.ts';
import { violatedUniqueIndex } from '../database/errors.ts';
import type { Db } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { failureOf, OperationFailure, type Handler, type ListHandler, type VisitorHandler } from '../handler.ts';
import {
  claimKey,
  findAnswer,
  isWellFormedKey,
  markRequest,
  releaseKey,
  storeAnswer,
  type KeyedRequest,
  type StoredAnswer,
} from '../idempotency.ts';
import type { SignedIn } from '../identity.ts';
import { admitAgain } from './admit.ts';
import { answerList } from './answer-list.ts';
import type { App } from './app.ts';
import { callerLeft } from './caller-left.ts';
import { RequestFailure } from './failures.ts';
import { isUpload, readBody, readUpload } from './read-upload.ts';
import { visitOf } from './session-cookie.ts';
import { Turnstile } from './turnstile.ts';

type AnyHandler = Handler<OperationName> | VisitorHandler<OperationName> | ListHandler<OperationName>;

/** What strangers may ask for comes in crowds. */
const turnstile = new Turnstile();

export async function runOperation(app: App, name: OperationName, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const operation: Operation = operations[name];
  // The table pairs every operation with its own handler; a loop over names cannot carry that pairing in its types.
  const handler = app.handlers[name] as unknown as AnyHandler;
  await admitAgain(app, name, request);
  if (operation.right === 'public') await turnstile.pass();
  const user = request.caller ?? undefined;
  const input = parseInput(operation, await readSent(operation, request));
  void reply.header('cache-control', 'no-store');

  if (operation.kind === 'list') {
    if (handler.kind !== 'list' || !user) throw new Error(`${name} needs a list handler`);
    return answerList(
      { name, operation, handler, db: app.db, longReads: app.longReads, input, user, now: app.clock.now().toISOString() },
      request,
      reply,
    );
  }
  if (handler.kind === 'list') throw new Error(`${name} is no list`);

  const job = { app, name, operation, input, request, reply };
  const answer = handler.kind === 'visitor' ? await runForVisitor(job, handler) : await runForUser(job, handler, user);
  return reply.status(answer.status).type('application/json; charset=utf-8').send(answer.text);
}

async function readSent(operation: Operation, request: FastifyRequest): Promise<unknown> {
  if (operation.method === 'GET') return request.query;
  return isUpload(operation) ? readUpload(operation, request) : readBody(request);
}

function parseInput(operation: Operation, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new RequestFailure(400, 'MalformedJson', messages.bodyMustBeObject);
  const parsed = z.safeParse(operation.input, sent);
  const failed = parsed.error ? firstFailure(operation.input, parsed.error) : firstMessage(parsed.data, ...operation.rules);
  if (failed) throw new RequestFailure(400, 'InvalidInput', failed.message, failed.field);
  return parsed.data;
}

interface Job {
  readonly app: App;
  readonly name: OperationName;
  readonly operation: Call;
  readonly input: unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface SentAnswer {
  readonly status: number;
  readonly text: string;
}

function encodeAnswer({ operation, input }: Job, answer: unknown): SentAnswer {
  const data = z.encode(operation.data, answer);
  const message = operation.message && { Message: operation.message(input, answer) };
  return { status: operation.status, text: JSON.stringify({ ...message, data }) };
}

async function runForVisitor(job: Job, handler: VisitorHandler<OperationName>): Promise<SentAnswer> {
  const { app, name, input, request, reply } = job;
  const answer = await handler.run({
    db: app.db,
    input: input as never,
    now: app.clock.now().toISOString(),
    visit: visitOf(app, request, reply),
    fail: (code: string) => failureOf(name, code),
    record: () => {},
  });
  return encodeAnswer(job, answer);
}

async function runForUser(job: Job, handler: Handler<OperationName>, user: SignedIn | undefined): Promise<SentAnswer> {
  if (!user) throw new Error(`${job.name} needs a signed-in user`);
  const { db } = job.app;
  if (job.operation.kind === 'read') return runHandler(job, handler, user, db);
  const keyed = await keyedRequest(job, user);
  if (handler.actsOutside) return runOutside(job, handler, user, keyed);
  if (handler.prepare && keyed) {
    const first = answeredBefore(job.name, await findAnswer(db, keyed));
    if (first) return first;
  }
  const prepared = await handler.prepare?.(contextOf(job, user, db));
  try {
    return await inTransaction(db, (tx) => runOnce(job, handler, user, tx, keyed, prepared));
  } catch (error) {
    const code = handler.violations[(await violatedUniqueIndex(job.app.db, error)) ?? ''];
    throw code ? failureOf(job.name, code) : error;
  }
}

/** The request's Idempotency-Key with what it stands for; nothing when none was sent. */
async function keyedRequest({ name, input, request }: Job, user: SignedIn): Promise<KeyedRequest | undefined> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !isWellFormedKey(key)) throw new RequestFailure(400, 'KeyMalformed', messages.keyMalformed);
  return { userId: user.userId, key, operation: name, request: await markRequest(user, name, input) };
}

async function runOnce(
  job: Job,
  handler: Handler<OperationName>,
  user: SignedIn,
  tx: Db,
  keyed: KeyedRequest | undefined,
  prepared: unknown,
): Promise<SentAnswer> {
  if (!keyed) return runHandler(job, handler, user, tx, prepared);
  const first = answeredBefore(job.name, await claimKey(tx, keyed, job.app.clock.now().toISOString()));
  if (first) return first;
  const answer = await runHandler(job, handler, user, tx, prepared);
  await storeAnswer(tx, keyed, { status: answer.status, answer: answer.text });
  return answer;
}

/** The answer that a key stands for, if it is this request's; what ended uncertain is told so again. */
function answeredBefore(name: OperationName, first: StoredAnswer | 'reused' | 'unanswered' | undefined): SentAnswer | undefined {
  if (first === 'reused') throw new RequestFailure(422, 'KeyReused', messages.keyReused);
  if (first === 'unanswered') throw new RequestFailure(409, 'KeyUnanswered', messages.keyUnanswered);
  if (first && first.status >= 400) throw failureOf(name, first.answer);
  return first && { status: first.status, text: first.answer };
}

/**
 * Work that no rollback undoes. The key is claimed before and answered after it; a declared failure gives it back, unless that is uncertain
 * itself. After anything else that broke off, nobody knows what was done, so the key stays claimed and its repeat is refused.
 */
async function runOutside(job: Job, handler: Handler<OperationName>, user: SignedIn, keyed: KeyedRequest | undefined): Promise<SentAnswer> {
  const { db } = job.app;
  if (!keyed) return runHandler(job, handler, user, db);
  const first = answeredBefore(job.name, await inTransaction(db, (tx) => claimKey(tx, keyed, job.app.clock.now().toISOString())));
  if (first) return first;
  try {
    const answer = await runHandler(job, handler, user, db);
    await storeAnswer(db, keyed, { status: answer.status, answer: answer.text });
    return answer;
  } catch (error) {
    if (error instanceof OperationFailure) await settleKey(db, keyed, error);
    throw error;
  }
}

async function settleKey(db: Db, keyed: KeyedRequest, { code, failure }: OperationFailure): Promise<void> {
  if (failure.isUncertain) await storeAnswer(db, keyed, { status: failure.status, answer: code });
  else await releaseKey(db, keyed);
}

function contextOf({ app, name, input, request, reply }: Job, user: SignedIn, db: Db) {
  const now = app.clock.now().toISOString();
  return {
    db,
    input: input as never,
    user,
    now,
    settings: app.config,
    databaseTroubles: app.databaseWatch.known,
    helpers: app.helpers,
    caller: { userId: user.userId, left: callerLeft(request) },
    hasLeft: () => request.raw.socket.destroyed,
    visit: visitOf(app, request, reply),
    fail: (code: string, sentence?: string) => failureOf(name, code, sentence),
  };
}

async function runHandler(job: Job, handler: Handler<OperationName>, user: SignedIn, db: Db, prepared?: unknown): Promise<SentAnswer> {
  const context = contextOf(job, user, db);
  const changes: Change[] = [];
  const answer = await handler.run({ ...context, record: (change) => changes.push(change) }, prepared);
  await writeAudit(db, job.name, user, context.now, changes);
  return encodeAnswer(job, answer);
}

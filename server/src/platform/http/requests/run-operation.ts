/**
 * The steps of every request: find the operation, identify the caller, check their right (admit.ts, before the body is read), check the
 * input, then run it in one of six modes.
 */
import { operations, type OperationName } from '@vikray/contract/operations.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { changeTrackerOf } from '../../database/changes/change-tracker.ts';
import * as z from 'zod';
import { formatAccepted } from '../answers/accepted-format.ts';
import { failureOf } from '../../handler.ts';
import { admit, admitAfterBody } from './admit.ts';
import { answerList } from '../answers/answer-list.ts';
import type { App } from '../app.ts';
import { jsonType } from '../content-headers.ts';
import { withFileMemory, type FileMemory } from './file-memory.ts';
import {
  contextOf,
  encodeAnswer,
  operationRunOf,
  runHandler,
  type AnyHandler,
  type CheckedCall,
  type SentAnswer,
} from './operation-run.ts';
import { bodyOf, sendBody } from '../answers/answer-cache.ts';
import { readInput } from './read-input.ts';
import { isUpload } from './read-upload.ts';
import { runOutside } from './run-outside.ts';
import { runRow } from './run-row.ts';
import { runWrite } from './run-write.ts';
import { visitOf } from './session-cookie.ts';
import { RequestPacer } from './request-pacer.ts';
import { cacheAnswer, findCachedAnswer, trackDependence, type CacheableRequest, type Dependence } from '../answers/cached-answer.ts';

/** The bodies of a burst arrive together too, and strangers' bodies cause the most work. */
const pacer = new RequestPacer();

/** A request for an operation. */
interface Incoming {
  readonly app: App;
  readonly name: OperationName;
  readonly operation: Operation;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Runs an operation from its request to its answer. */
export async function runOperation(app: App, name: OperationName, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const incoming = { app, name, operation: operations[name], request, reply };
  return isUpload(incoming.operation) ? withFileMemory(request, (memory) => admitAndRun(incoming, memory)) : admitAndRun(incoming);
}

/** `memory` holds the file that comes with the request. */
async function admitAndRun(incoming: Incoming, memory?: FileMemory): Promise<FastifyReply> {
  const { app, name, operation, request, reply } = incoming;
  // The table pairs each operation with its handler, but the types lose this for a variable name.
  const handler = app.handlers[name] as unknown as AnyHandler;
  await admitAfterBody(app, name, request);
  void reply.header('cache-control', 'no-store');
  const cacheable = cacheableRequestOf(app, handler, request);
  if (operation.method === 'GET') countWholeList(incoming, request.query);
  // A GET has all its input in the address, which was checked when its answer was cached.
  const cached = cacheable && request.method === 'GET' ? findCachedAnswer(cacheable) : undefined;
  if (cached) return sendBody(cached, request, reply);
  if (operation.right === 'public') await pacer.admit(request.ip, false);
  const input = await readInput(operation, request, memory);
  if (operation.method === 'POST') countWholeList(incoming, input);
  const posted = cacheable && request.method === 'POST' ? findCachedAnswer({ ...cacheable, input }) : undefined;
  if (posted) return sendBody(posted, request, reply);
  const user = request.caller ?? undefined;
  const key = request.headers['idempotency-key'];
  const whole = { ...incoming, handler, user, input, key, cacheable: cacheable && { ...cacheable, input } };
  const call: CheckedCall = { ...whole, runAlone: (row, body, place) => runRow(whole, row, body, place) };
  const mode = modes.find(({ fits }) => fits(call));
  if (!mode) throw new Error(`${name} fits no mode`);
  return mode.run(call);
}

const wholeList = z.object({ page: z.undefined().optional() });
const asFile = z.object({ format: z.enum(['csv', 'xlsx']) });

/** Counts a whole list or a file of one towards the limit of a token. Also one that is cached: only sending it costs little. */
function countWholeList({ app, operation, request }: Incoming, wanted: unknown): void {
  if (operation.kind !== 'list') return;
  const isFile = asFile.safeParse(wanted).success || formatAccepted(request.headers.accept ?? '') !== undefined;
  if (isFile || wholeList.safeParse(wanted).success) app.tokenUses.count(request.caller, 'files');
}

/** A request whose answer may be cached: of a list, or of a cached read. */
function cacheableRequestOf({ answers, clock }: App, handler: AnyHandler, request: FastifyRequest): CacheableRequest | undefined {
  const aging = handler.kind === 'list' ? handler : handler.kind === 'call' ? handler.aging : undefined;
  return aging && request.caller ? { answers, user: request.caller, now: clock.now().toISOString(), aging, request } : undefined;
}

interface Mode {
  readonly name: string;
  readonly fits: (call: CheckedCall) => boolean;
  readonly run: (call: CheckedCall) => Promise<FastifyReply>;
}

/** The six modes. The first that fits runs the request. */
const modes: readonly Mode[] = [
  { name: 'rows of a list', fits: ({ operation }) => operation.kind === 'list', run: runList },
  { name: 'a call of a visitor', fits: ({ handler }) => handler.kind === 'visitor', run: sending(runForVisitor) },
  { name: 'a cached read', fits: ({ handler }) => handler.kind === 'call' && handler.aging !== undefined, run: runCachedRead },
  { name: 'a read', fits: ({ operation }) => operation.kind === 'read', run: sending(runRead) },
  {
    name: 'a write with effects outside the database',
    fits: ({ handler }) => handler.kind === 'call' && handler.actsOutside,
    run: sending((call) => runOutside(operationRunOf(call))),
  },
  { name: 'a write in one transaction', fits: () => true, run: sending((call) => runWrite(operationRunOf(call))) },
];

/** Sends the answer of a mode. */
function sending(answer: (call: CheckedCall) => Promise<SentAnswer>): Mode['run'] {
  return async (call) => {
    const { status, text } = await answer(call);
    return call.reply.status(status).type(jsonType).send(text);
  };
}

async function runList({ app, name, operation, handler, user, input, request, reply, cacheable }: CheckedCall): Promise<FastifyReply> {
  if (operation.kind !== 'list' || handler.kind !== 'list' || !user || !cacheable) throw new Error(`${name} needs a list handler`);
  const { db, longReads } = app;
  const dependence: Dependence = { onUser: false, onTime: false };
  const admitAgain = async () => admit(app, name, request);
  const run = { name, operation, handler, db, longReads, input, user, now: cacheable.now, cacheable, admitAgain, dependence };
  return answerList(run, request, reply);
}

async function runCachedRead(call: CheckedCall): Promise<FastifyReply> {
  const { app, request, reply, cacheable } = call;
  if (!cacheable) throw new Error(`${call.name} needs a cached read`);
  const run = operationRunOf(call);
  const dependence: Dependence = { onUser: false, onTime: false };
  const context = trackDependence(dependence, { ...contextOf(run, app.db), now: cacheable.now, record: () => {} });
  const { value, isCurrent } = await changeTrackerOf(app.db).track(run.user.snapshot, async () =>
    encodeAnswer(run, await run.handler.run(context, undefined)),
  );
  const body = bodyOf(value.text);
  if (value.status === 200) cacheAnswer(cacheable, dependence, { value: body, isCurrent });
  return sendBody(body, request, reply.status(value.status));
}

/** Only the totals in its answer are cached. */
async function runRead(call: CheckedCall): Promise<SentAnswer> {
  const { db } = call.app;
  const run = operationRunOf(call);
  const { value } = await changeTrackerOf(db).track(run.user.snapshot, () => runHandler(run, db));
  return value;
}

async function runForVisitor({ app, name, operation, handler, input, request, reply }: CheckedCall): Promise<SentAnswer> {
  if (operation.kind === 'list' || handler.kind !== 'visitor') throw new Error(`${name} needs a visitor's handler`);
  const answer = await handler.run({
    db: app.db,
    input: input as never,
    now: app.clock.now().toISOString(),
    settings: app.config,
    visit: visitOf(app, request, reply),
    fail: (code: string, sentence?: string) => failureOf(name, code, sentence),
    record: () => {},
  });
  return encodeAnswer({ operation, input }, answer);
}

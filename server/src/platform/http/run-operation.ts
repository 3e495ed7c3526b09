/**
 * The steps of every request: find the operation, identify the caller, check their right (admit.ts, before the body is read), check the
 * input, then run it in one of five modes.
 */
import { operations, type OperationName } from '@vikray/contract/operations.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf } from '../handler.ts';
import { admitAgain } from './admit.ts';
import { answerList } from './answer-list.ts';
import type { App } from './app.ts';
import { encodeAnswer, jobOf, runHandler, type AnyHandler, type CheckedCall, type SentAnswer } from './operation-job.ts';
import { sendBody, type Body } from './kept-answers.ts';
import { readInput } from './read-input.ts';
import { runOutside } from './run-outside.ts';
import { runWrite } from './run-write.ts';
import { visitOf } from './session-cookie.ts';
import { RequestPacer } from './request-pacer.ts';
import { keptAnswer } from './reuse-answer.ts';

/** The bodies of a crowd arrive together too, and those of strangers lead to the most work. */
const pacer = new RequestPacer();

/** Runs an operation from its request to its answer. */
export async function runOperation(app: App, name: OperationName, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const operation: Operation = operations[name];
  // The table pairs each operation with its handler, but the types lose this for a variable name.
  const handler = app.handlers[name] as unknown as AnyHandler;
  await admitAgain(app, name, request);
  void reply.header('cache-control', 'no-store');
  const kept = findKept(app, handler, request);
  if (kept) return sendBody(kept, request, reply);
  if (operation.right === 'public') await pacer.nextTurn(request.ip);
  const input = await readInput(operation, request);
  const call: CheckedCall = { app, name, operation, handler, user: request.caller ?? undefined, input, request, reply };
  const mode = modes.find(({ fits }) => fits(call));
  if (!mode) throw new Error(`${name} fits no mode`);
  return mode.run(call);
}

/** A kept answer to the same request. Only lists have one. */
function findKept({ answers, clock }: App, handler: AnyHandler, request: FastifyRequest): Body | undefined {
  if (handler.kind !== 'list' || !request.caller) return undefined;
  return keptAnswer({ answers, handler, user: request.caller, now: clock.now().toISOString() }, request);
}

interface Mode {
  readonly name: string;
  readonly fits: (call: CheckedCall) => boolean;
  readonly run: (call: CheckedCall) => Promise<FastifyReply>;
}

/** The five modes. The first that fits runs the request. */
const modes: readonly Mode[] = [
  { name: 'rows of a list', fits: ({ operation }) => operation.kind === 'list', run: runList },
  { name: 'a call of a visitor', fits: ({ handler }) => handler.kind === 'visitor', run: sending(runForVisitor) },
  { name: 'a read', fits: ({ operation }) => operation.kind === 'read', run: sending((call) => runHandler(jobOf(call), call.app.db)) },
  {
    name: 'a write with effects outside the database',
    fits: ({ handler }) => handler.kind === 'call' && handler.actsOutside,
    run: sending((call) => runOutside(jobOf(call))),
  },
  { name: 'a write in one transaction', fits: () => true, run: sending((call) => runWrite(jobOf(call))) },
];

/** Sends the answer of a mode. */
function sending(answer: (call: CheckedCall) => Promise<SentAnswer>): Mode['run'] {
  return async (call) => {
    const { status, text } = await answer(call);
    return call.reply.status(status).type('application/json; charset=utf-8').send(text);
  };
}

async function runList({ app, name, operation, handler, user, input, request, reply }: CheckedCall): Promise<FastifyReply> {
  if (operation.kind !== 'list' || handler.kind !== 'list' || !user) throw new Error(`${name} needs a list handler`);
  return answerList(
    {
      name,
      operation,
      handler,
      db: app.db,
      longReads: app.longReads,
      answers: app.answers,
      input,
      user,
      now: app.clock.now().toISOString(),
      dependence: { onUser: false, onTime: false },
    },
    request,
    reply,
  );
}

async function runForVisitor({ app, name, operation, handler, input, request, reply }: CheckedCall): Promise<SentAnswer> {
  if (operation.kind === 'list' || handler.kind !== 'visitor') throw new Error(`${name} needs a visitor's handler`);
  const answer = await handler.run({
    db: app.db,
    input: input as never,
    now: app.clock.now().toISOString(),
    visit: visitOf(app, request, reply),
    fail: (code: string, sentence?: string) => failureOf(name, code, sentence),
    record: () => {},
  });
  return encodeAnswer({ operation, input }, answer);
}

/** A request in run-operation.ts, and the shared parts of the modes that run it. */
import type { OperationName } from '@vikray/contract/operations.ts';
import { statusOf, type Call, type Operation } from '@vikray/contract/platform/operation.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { writeAudit, type Change } from '../../audit.ts';
import type { Db } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { failureOf, type Handler, type ListHandler, type RunAlone, type VisitorHandler } from '../../handler.ts';
import type { SignedIn } from '../../identity.ts';
import type { App } from '../app.ts';
import { admitAgain } from './admit.ts';
import { callerLeft } from './caller-left.ts';
import type { CacheableRequest } from '../answers/cached-answer.ts';
import { visitOf } from './session-cookie.ts';

/** A handler of any kind. */
export type AnyHandler = Handler<OperationName> | VisitorHandler<OperationName> | ListHandler<OperationName>;

/** A request with a permitted caller and well-formed input. */
export interface CheckedCall {
  readonly app: App;
  readonly name: OperationName;
  readonly operation: Operation;
  readonly handler: AnyHandler;
  /** Undefined for a visitor. */
  readonly user: SignedIn | undefined;
  readonly input: unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The Idempotency-Key as sent. */
  readonly key: string | string[] | undefined;
  /** Set if the answer may be cached. */
  readonly cacheable: CacheableRequest | undefined;
  readonly runAlone: RunAlone;
}

/** The same for an operation of a logged-in user that answers `{ data }`. */
export interface OperationRun extends CheckedCall {
  readonly operation: Call;
  readonly handler: Handler<OperationName>;
  readonly user: SignedIn;
}

/** Fails if the kind of the handler does not match the contract. */
export function operationRunOf({ operation, handler, user, ...call }: CheckedCall): OperationRun {
  if (operation.kind === 'list' || handler.kind !== 'call') throw new Error(`${call.name} needs another kind of handler`);
  if (!user) throw new Error(`${call.name} needs a signed-in user`);
  return { ...call, operation, handler, user };
}

/** An answer on the wire, and under its Idempotency-Key. */
export interface SentAnswer {
  readonly status: number;
  readonly text: string;
}

/** Encodes the answer of a handler as the contract declares. */
export function encodeAnswer({ operation, input }: { readonly operation: Call; readonly input: unknown }, answer: unknown): SentAnswer {
  const data = z.encode(operation.data, answer);
  if (operation.isWhole) return { status: statusOf(operation, input), text: JSON.stringify(data) };
  const message = operation.message && { Message: operation.message(input, answer) };
  const hints = operation.hasHints && rowsWithHints.safeParse(answer).data?.[0]?.hints;
  return { status: statusOf(operation, input), text: JSON.stringify({ ...message, data, ...(hints && { hints }) }) };
}

const rowsWithHints = z.array(z.object({ hints: z.array(z.string()).optional() }));

/** The context of a handler, without `record`. `db` is the database, or the transaction of a write. */
export function contextOf({ app, name, input, user, request, reply, runAlone }: OperationRun, db: Db) {
  return {
    db,
    input: input as never,
    user,
    now: app.clock.now().toISOString(),
    settings: app.config,
    databaseTroubles: app.databaseWatch.known,
    panelState: () => ({
      config: app.config,
      jobs: app.jobs,
      observations: app.observations,
      databaseWatch: app.databaseWatch,
      log: request.log,
    }),
    helpers: app.helpers,
    jobs: app.jobs,
    caller: { userId: user.userId, left: callerLeft(request) },
    runAlone,
    admitAgain: async () => void (await admitAgain(app, name, request)),
    hasLeft: () => request.raw.socket.destroyed,
    visit: visitOf(app, request, reply),
    fail: (code: string, sentence?: string, field?: string) => failureOf(name, code, sentence, field),
  };
}

/**
 * Runs the handler and adds its recorded changes to the audit log. If `db` is a transaction, both happen in it. What a handler that acts
 * outside of one has recorded has happened, even if it then fails.
 */
export async function runHandler(run: OperationRun, db: Db, prepared?: unknown): Promise<SentAnswer> {
  const context = contextOf(run, db);
  const changes: Change[] = [];
  const writeChanges = async () => {
    if (changes.length > 0) await inTransaction(db, (tx) => writeAudit(tx, run.name, run.user, context.now, changes));
  };
  const handle = async () => run.handler.run({ ...context, record: (change) => changes.push(change) }, prepared);
  const found = await (run.handler.actsOutside
    ? handle().catch(async (failure: unknown) => {
        await writeChanges();
        throw failure;
      })
    : handle());
  const answer = encodeAnswer(run, found);
  await writeChanges();
  return answer;
}

/**
 * How an operation is carried out. One file an operation, named after it:
 *
 * export const ApproveCustomer = handler('ApproveCustomer', async ({ db, input, user, now, fail, record }) => { … });
 *
 * `handlers.ts` lists them; a missing one does not compile.
 */
import {
  operations,
  type AnswerOf,
  type FailureOf,
  type InputOf,
  type OperationName,
  type Operations,
} from '@vikray/contract/operations.ts';
import type { CsvFile, Failure, Page } from '@vikray/contract/platform/operation.ts';
import type { Change } from './audit.ts';
import type { Config } from './config.ts';
import type { Window } from './database/list-page.ts';
import type { Db } from './database/tables.ts';
import type { SignedIn } from './identity.ts';
import type { DatabaseTrouble } from './watch-database.ts';
import type { TaskCaller } from './threads/helper-team.ts';
import type { Helpers } from './threads/helpers.ts';

/** A declared failure on its way to the user. Throwing it undoes the transaction. */
export class OperationFailure extends Error {
  readonly code: string;
  readonly failure: Failure;

  /** `sentence` stands in place of the declared one where it names something of this very case. */
  constructor(code: string, failure: Failure, sentence = failure.message) {
    super(sentence);
    this.code = code;
    this.failure = failure;
  }
}

/** The settings that change what an operation does. */
export type HandlerSettings = Pick<Config, 'mail' | 'followUpMobiles'>;

export interface Context<N extends OperationName> {
  /** The database; in a write the transaction, unless the handler acts outside of one. */
  readonly db: Db;
  readonly input: InputOf<N>;
  readonly user: SignedIn;
  /** The server's time as ISO text: the same for everything that one request writes. */
  readonly now: string;
  readonly settings: HandlerSettings;
  /** What is wrong with the database as a whole. */
  databaseTroubles(): readonly DatabaseTrouble[];
  /** For work that is too heavy for the thread that answers requests. */
  readonly helpers: Helpers;
  /** Whom a helper works for. */
  readonly caller: TaskCaller;
  /** Whether the caller has hung up: nobody waits for the answer any more, so long work may stop. */
  hasLeft(): boolean;
  /** Makes one of the operation's declared failures, to be thrown; with a sentence of its own where that one names more. */
  fail(name: FailureOf<N>, sentence?: string): OperationFailure;
  /** Tells the audit log what the operation changed. */
  record(change: Change): void;
}

/** What only the operations around login and logout see of the connection. */
export interface Visit {
  /** The caller's network address. */
  readonly address: string;
  /** The session token that the browser already has. */
  readonly token: string | undefined;
  /** The token by which the browser is known as one where somebody has logged in before. */
  readonly browserToken: string | undefined;
  setSession(token: string): void;
  setBrowser(token: string): void;
  clearSession(): void;
}

export type VisitorContext<N extends OperationName> = Omit<
  Context<N>,
  'user' | 'settings' | 'helpers' | 'caller' | 'hasLeft' | 'databaseTroubles'
> & {
  readonly visit: Visit;
};

/** Unique indexes that a write may violate, by name, and the declared failure that each means. */
type Violations<N extends OperationName> = Readonly<Record<string, FailureOf<N>>>;

export interface Handler<N extends OperationName> {
  readonly name: N;
  readonly kind: 'call';
  readonly violations: Violations<N>;
  readonly actsOutside: boolean;
  /** Long work before the transaction; its result goes to `run`. */
  readonly prepare?: (context: Preparation<N>) => Promise<unknown>;
  run(context: Context<N> & { readonly visit: Visit }, prepared: unknown): Promise<AnswerOf<N>>;
}

/** What work before the transaction sees: it records nothing, as nothing is changed yet. */
export type Preparation<N extends OperationName> = Omit<Context<N>, 'record'> & { readonly visit: Visit };

interface HandlerOptions<N extends OperationName> {
  readonly violations?: Violations<N>;
  /**
   * For work that no rollback undoes, such as a mail, or that takes many transactions of its own: none around it, and under a key that
   * broke off in between it is not carried out again.
   */
  readonly actsOutside?: boolean;
}

/** Carries out an operation for a signed-in user; a write inside its transaction. */
export function handler<N extends OperationName>(
  name: N,
  run: (context: Context<N> & { readonly visit: Visit }) => Promise<AnswerOf<N>>,
  { violations = {}, actsOutside = false }: HandlerOptions<N> = {},
): Handler<N> {
  return { name, kind: 'call', violations, actsOutside, run };
}

interface PreparedOptions<N extends OperationName, P> {
  readonly violations?: Violations<N>;
  readonly prepare: (context: Preparation<N>) => Promise<P>;
  readonly run: (context: Context<N> & { readonly visit: Visit }, prepared: P) => Promise<AnswerOf<N>>;
}

/**
 * Carries out a write that needs long work first, such as hashing a password: `prepare` runs before the transaction, which would keep
 * others waiting, and not again for a repeated Idempotency-Key. What it has read may have changed when `run` begins.
 */
export function preparedHandler<N extends OperationName, P>(name: N, { violations = {}, prepare, run }: PreparedOptions<N, P>): Handler<N> {
  // The platform hands over what `prepare` has given.
  return { name, kind: 'call', violations, actsOutside: false, prepare, run: (context, prepared) => run(context, prepared as P) };
}

export interface VisitorHandler<N extends OperationName> {
  readonly name: N;
  readonly kind: 'visitor';
  run(context: VisitorContext<N>): Promise<AnswerOf<N>>;
}

/** Carries out a public operation: nobody is signed in, and it opens its own transactions. */
export function visitorHandler<N extends OperationName>(name: N, run: VisitorHandler<N>['run']): VisitorHandler<N> {
  return { name, kind: 'visitor', run };
}

type RowOf<N extends OperationName> = AnswerOf<N> extends Page<infer Row> ? Row : never;

/** A row of the file that a list gives to be imported again. */
type ImportRowOf<N extends OperationName> = Operations[N] extends { readonly importCsv: CsvFile<infer Row> | undefined } ? Row : never;

export interface ListHandler<N extends OperationName> {
  readonly name: N;
  readonly kind: 'list';
  /** One window of the list. Without a page the platform asks for window after window. */
  page(context: Pick<Context<N>, 'db' | 'input' | 'user' | 'now'>, window: Window): Promise<Page<RowOf<N>>>;
  /** The number by which a row is found again when the next window starts behind it. */
  idOf(row: RowOf<N>): number;
  /** The rows of the file for import, where they need more than the rows of the list. */
  importRows?(db: Db, rows: readonly RowOf<N>[]): Promise<readonly ImportRowOf<N>[]>;
}

/** Answers a list. */
export function listHandler<N extends OperationName>(name: N, list: Omit<ListHandler<N>, 'name' | 'kind'>): ListHandler<N> {
  return { name, kind: 'list', ...list };
}

/** One handler for every operation: rows for a list, an answer for the rest. */
export type Handlers = {
  readonly [N in OperationName]: Operations[N]['kind'] extends 'list' ? ListHandler<N> : Handler<N> | VisitorHandler<N>;
};

/** A declared failure by its name. */
export function failureOf(name: OperationName, code: string, sentence?: string): OperationFailure {
  const declared: Readonly<Record<string, Failure>> = operations[name].failures;
  const failure = declared[code];
  if (!failure) throw new Error(`${name} declares no failure ${code}`);
  return new OperationFailure(code, failure, sentence);
}

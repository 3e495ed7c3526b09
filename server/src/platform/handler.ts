/**
 * How an operation is run. Each operation has a file with its name:
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
import type { Failure } from '@vikray/contract/platform/failures.ts';
import type { CsvFile } from '@vikray/contract/platform/list-file.ts';
import type { Page } from '@vikray/contract/platform/operation.ts';
import type { Change } from './audit.ts';
import type { Config } from './config.ts';
import type { Jobs } from './jobs.ts';
import type { Window } from './database/lists/list-page.ts';
import type { Db } from './database/tables.ts';
import type { SignedIn } from './identity.ts';
import type { PanelState } from './panel-state.ts';
import type { DatabaseTrouble } from './watch-database.ts';
import type { TaskCaller } from './threads/helper-team.ts';
import type { Helpers } from './threads/helpers.ts';

/** A declared failure. Throwing it rolls the transaction back and answers the user. */
export class OperationFailure extends Error {
  readonly code: string;
  readonly failure: Failure;
  /** What a program needs to know besides the sentence, in wire names. */
  readonly details: object | undefined;

  /** `sentence` replaces the declared one if it needs details of this case. */
  constructor(code: string, failure: Failure, sentence = failure.message, details?: object) {
    super(sentence);
    this.code = code;
    this.failure = failure;
    this.details = details;
  }
}

/** The settings that operations need. */
export type HandlerSettings = Pick<
  Config,
  | 'variables'
  | 'mail'
  | 'followUpMobiles'
  | 'backupDir'
  | 'filesQuotaBytes'
  | 'brandName'
  | 'publicUrl'
  | 'linkUrl'
  | 'sessionIdleMs'
  | 'sessionMaxMs'
>;

/** What the handler of an operation for logged-in users receives. */
export interface Context<N extends OperationName> {
  /** The database. In a write, the transaction, unless the handler acts outside of one. */
  readonly db: Db;
  readonly input: InputOf<N>;
  readonly user: SignedIn;
  /** The server's time as ISO text, the same for everything that a request writes. */
  readonly now: string;
  readonly settings: HandlerSettings;
  /** The current problems of the database as a whole. */
  databaseTroubles(): readonly DatabaseTrouble[];
  /** The jobs of the server. */
  readonly jobs: Jobs;
  /** The state of this process, for System Health alone. */
  panelState(): PanelState;
  /** For work that is too heavy for the thread that answers requests. */
  readonly helpers: Helpers;
  /** The caller of tasks for helpers. */
  readonly caller: TaskCaller;
  /**
   * Refuses the request if the caller has since been logged out or has lost the right. For long work, before a step that no rollback can
   * undo.
   */
  admitAgain(): Promise<void>;
  /** Runs a write for a row of this request. */
  readonly runAlone: RunAlone;
  /** Whether the caller has hung up. Long work may then stop, because no one waits for the answer. */
  hasLeft(): boolean;
  /** Creates a declared failure of the operation to throw, with an optional sentence and field in place of the declared ones. */
  fail(name: FailureOf<N>, sentence?: string, field?: string): OperationFailure;
  /** Records a change of the operation for the audit log. */
  record(change: Change): void;
}

/** What became of a row: its answer, or the sentence of its refusal. */
export interface RowAnswer {
  readonly status: number;
  readonly data?: readonly unknown[];
  readonly message?: string;
}

/**
 * Runs a write exactly as if its body were sent alone: with its own right, checks, transaction, audit entry and, if the request has an
 * Idempotency-Key, one made of it and `place`.
 */
export type RunAlone = (name: OperationName, body: unknown, place: number) => Promise<RowAnswer>;

/** Access to the connection, only for the operations around login and logout. */
export interface Visit {
  /** The caller's network address. */
  readonly address: string;
  /** The session token that the browser already has. */
  readonly token: string | undefined;
  /** The token of a browser in which someone has logged in before. */
  readonly browserToken: string | undefined;
  /** The user agent header; blank without one. */
  readonly userAgent: string;
  setSession(token: string): void;
  setBrowser(token: string): void;
  clearSession(): void;
}

/** The context with access to the connection. */
type VisitedContext<N extends OperationName> = Context<N> & { readonly visit: Visit };

/** What the handler of an operation for visitors receives. */
export type VisitorContext<N extends OperationName> = Omit<
  Context<N>,
  'user' | 'helpers' | 'jobs' | 'caller' | 'runAlone' | 'admitAgain' | 'hasLeft' | 'databaseTroubles' | 'panelState'
> & {
  readonly visit: Visit;
};

/** The declared failure for each unique index that a write may violate, by name. */
type Violations<N extends OperationName> = Readonly<Record<string, FailureOf<N>>>;

/** The handler of an operation for logged-in users that answers `{ data }`. */
export interface Handler<N extends OperationName> {
  readonly name: N;
  readonly kind: 'call';
  readonly violations: Violations<N>;
  readonly actsOutside: boolean;
  /** Whether a repeat under its key goes on where an interrupted attempt stopped. */
  readonly goesOn?: boolean;
  /** Set if the answer can be cached until something changes. */
  readonly aging?: Aging;
  /** Long work before the transaction; its result goes to `run`. */
  readonly prepare?: (context: Preparation<N>) => Promise<unknown>;
  run(context: VisitedContext<N>, prepared: unknown): Promise<AnswerOf<N>>;
}

/** The context of work before the transaction. It cannot record changes, because there are none yet. */
export type Preparation<N extends OperationName> = Omit<Context<N>, 'record'> & { readonly visit: Visit };

interface HandlerOptions<N extends OperationName> {
  readonly violations?: Violations<N>;
  /**
   * For work that no rollback can undo, such as a mail, or that needs many transactions: it runs without a transaction around it. If it is
   * interrupted, a repeat under its key does not run it again.
   */
  readonly actsOutside?: boolean;
  /** For work outside of a transaction that does each of its steps at most once, so that a repeat under its key can go on with it. */
  readonly goesOn?: boolean;
}

/** Makes the handler of an operation for logged-in users. A write runs inside its transaction. */
export function handler<N extends OperationName>(
  name: N,
  run: (context: VisitedContext<N>) => Promise<AnswerOf<N>>,
  { violations = {}, actsOutside = false, goesOn = false }: HandlerOptions<N> = {},
): Handler<N> {
  return { name, kind: 'call', violations, actsOutside, goesOn, run };
}

interface PreparedOptions<N extends OperationName, P> {
  readonly violations?: Violations<N>;
  readonly prepare: (context: Preparation<N>) => Promise<P>;
  readonly run: (context: VisitedContext<N>, prepared: P) => Promise<AnswerOf<N>>;
}

/**
 * Makes the handler of a write that needs long work first, such as hashing a password. `prepare` runs before the transaction, so that
 * others do not wait for it. It does not run again for a repeated Idempotency-Key. Data that it has read may have changed when `run`
 * begins.
 */
export function preparedHandler<N extends OperationName, P>(name: N, { violations = {}, prepare, run }: PreparedOptions<N, P>): Handler<N> {
  // The platform passes the result of `prepare`.
  return { name, kind: 'call', violations, actsOutside: false, prepare, run: (context, prepared) => run(context, prepared as P) };
}

/** The handler of an operation that needs no login. */
export interface VisitorHandler<N extends OperationName> {
  readonly name: N;
  readonly kind: 'visitor';
  run(context: VisitorContext<N>): Promise<AnswerOf<N>>;
}

/** Makes the handler of a public operation. No one is logged in, and it opens its own transactions. */
export function visitorHandler<N extends OperationName>(name: N, run: VisitorHandler<N>['run']): VisitorHandler<N> {
  return { name, kind: 'visitor', run };
}

/** How an answer depends on the time. */
export interface Aging {
  /** It depends on today's date, but on no smaller part of the time. Otherwise an answer that reads the time is not cached. */
  readonly agesDaily?: boolean;
}

/**
 * Makes the handler of a read that depends on nothing but the database, the input, the user and the time. Its answer is cached until
 * something changes that it was read from.
 */
export function cachedRead<N extends OperationName>(
  name: N,
  run: (context: Pick<Context<N>, 'db' | 'input' | 'user' | 'now' | 'fail'>) => Promise<AnswerOf<N>>,
  aging: Aging = {},
): Handler<N> {
  return { name, kind: 'call', violations: {}, actsOutside: false, aging, run };
}

type RowOf<N extends OperationName> = AnswerOf<N> extends Page<infer Row> ? Row : never;

/** A row of a list in the file for import. */
type ImportRowOf<N extends OperationName> = Operations[N] extends { readonly importCsv: CsvFile<infer Row> | undefined } ? Row : never;

/** What the handler of a list receives. A page that takes long is read on a connection that cannot write; `ownDb` can always. */
export type ListContext<N extends OperationName> = Pick<Context<N>, 'db' | 'input' | 'user' | 'now'> & { readonly ownDb: Db };

/** The handler of a list. */
export interface ListHandler<N extends OperationName> extends Aging {
  readonly name: N;
  readonly kind: 'list';
  /** Reads a window of the list. If no page is requested, the platform reads window after window. */
  page(context: ListContext<N>, window: Window): Promise<Page<RowOf<N>>>;
  /** Whether a window computes the whole list, so that all rows are read in one window. */
  readonly computesAll?: true;
  /** The id of a row, after which the next window can start. */
  idOf(row: RowOf<N>): number;
  /** The rows of the file for import, if they need more than the rows of the list. */
  importRows?(db: Db, rows: readonly RowOf<N>[]): Promise<readonly ImportRowOf<N>[]>;
}

/** Makes the handler of a list. */
export function listHandler<N extends OperationName>(name: N, list: Omit<ListHandler<N>, 'name' | 'kind'>): ListHandler<N> {
  return { name, kind: 'list', ...list };
}

/** One handler for every operation: rows for a list, an answer for the rest. */
export type Handlers = {
  readonly [N in OperationName]: Operations[N]['kind'] extends 'list' ? ListHandler<N> : Handler<N> | VisitorHandler<N>;
};

/** A declared failure by its name. */
export function failureOf(name: OperationName, code: string, sentence?: string, field?: string): OperationFailure {
  const declared: Readonly<Record<string, Failure>> = operations[name].failures;
  const failure = declared[code];
  if (!failure) throw new Error(`${name} declares no failure ${code}`);
  return new OperationFailure(code, field === undefined ? failure : { ...failure, field }, sentence);
}

/** Reads a list: a page, or all rows in chunks. Long reads run where other requests do not wait for them. */
import { setImmediate as otherRequests } from 'node:timers/promises';
import type { OperationName } from '@vikray/contract/operations.ts';
import type { List, Page } from '@vikray/contract/platform/operation.ts';
import type { FastifyRequest } from 'fastify';
import { TakesLong, type Window } from '../../database/lists/list-page.ts';
import type { Db } from '../../database/tables.ts';
import type { ListHandler } from '../../handler.ts';
import type { SignedIn } from '../../identity.ts';
import { FairQueue } from '../../threads/fair-queue.ts';
import type { TaskCaller } from '../../threads/helper-team.ts';
import type { App } from '../app.ts';
import { callerLeft } from '../requests/caller-left.ts';
import { standardPageSize, type ExportFormat } from './record-export.ts';
import { trackDependence, type CacheableRequest, type Dependence } from './cached-answer.ts';

/** The rows per read of a whole list. A list with fewer rows is short. */
const chunkRows = 500;
/**
 * A long list has smaller chunks, so that other lists and requests are served in between. A file of 300,000 customers takes 16 s with 50
 * rows and 12 with 200; a light request beside five of them then waits up to 6 or 11 ms (p99).
 */
const longChunkRows = 100;

/** More rows than a list has whose windows compute all of them. */
const allRows = 1_000_000;

/** Chunks of all long lists are read one at a time, so that a request waits for one of them and not for one of each list. */
const chunkQueue = new FairQueue({ atOnce: 1 });

/** A request for a list, after its checks. */
export interface ListRun extends Pick<App, 'db' | 'longReads'> {
  readonly name: OperationName;
  readonly operation: List;
  readonly handler: ListHandler<OperationName>;
  readonly input: unknown;
  readonly user: SignedIn;
  readonly now: string;
  readonly cacheable: CacheableRequest;
  /** Checks the session and the right of the user again. */
  readonly admitAgain: () => Promise<void>;
  /** What the rows depend on besides the database, noted while they are read. */
  readonly dependence: Dependence;
  /** All rows of a short list. */
  readonly shortRows?: readonly unknown[];
  /** The connection for a long list. */
  readonly reading?: Db;
}

/** The input fields that every list has. */
export interface Wanted {
  readonly search?: string;
  readonly page?: number;
  readonly pageSize?: number;
  readonly after?: number;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  readonly format?: ExportFormat;
  /** Only for lists whose rows can be imported. */
  readonly columns?: 'shown' | 'import';
}

/** Reads a page at once; undefined if that takes too long. */
export async function pageAtOnce(run: ListRun, window: Window): Promise<Page<unknown> | undefined> {
  try {
    return await run.handler.page(contextOf(run), window);
  } catch (error) {
    if (error instanceof TakesLong) return undefined;
    throw error;
  }
}

/** Reads a page that takes long, when its place in the queue has come. */
export async function pageFromQueue(run: ListRun, window: Window, request: FastifyRequest): Promise<Page<unknown>> {
  return run.longReads.run('search', callerOf(run, request), (reading) =>
    run.handler.page(contextOf({ ...run, reading }), { ...window, mayTakeLong: true }),
  );
}

/** All rows of a short list; undefined for a long one. */
export async function wholeAtOnce(run: ListRun, wanted: Wanted): Promise<readonly unknown[] | undefined> {
  return (await pageAtOnce(run, { ...windowOf(wanted), onlyIfLast: true }))?.rows;
}

/** The caller of a read. */
export function callerOf({ user }: ListRun, request: FastifyRequest): TaskCaller {
  return { userId: user.userId, left: callerLeft(request) };
}

function contextOf({ db, reading = db, input, user, now, dependence }: ListRun) {
  return trackDependence(dependence, { db: reading, ownDb: db, input: input as never, user, now });
}

/** The window with the first rows of a whole list. */
function windowOf(wanted: Wanted): Window {
  return {
    search: wanted.search,
    sort: wanted.sort,
    descending: wanted.order && wanted.order === 'desc',
    after: undefined,
    offset: 0,
    limit: chunkRows,
    wantsTotal: false,
    mayTakeLong: false,
  };
}

/** The window of a page. */
export function pageWindow(wanted: Wanted, page: number): Window {
  const size = wanted.pageSize ?? standardPageSize;
  return { ...windowOf(wanted), after: wanted.after, offset: (page - 1) * size, limit: size, wantsTotal: true };
}

/** All rows in chunks, each starting after the last row of the previous one. Other requests are served in between. */
export async function* chunksOf(run: ListRun, wanted: Wanted): AsyncGenerator<readonly unknown[]> {
  if (run.shortRows) {
    yield run.shortRows;
    return;
  }
  let window: Window = { ...windowOf(wanted), limit: longChunkRows, mayTakeLong: true };
  if (run.handler.computesAll) {
    const all = { ...window, limit: allRows };
    const { rows } = await chunkQueue.run(run.user.userId, () => run.handler.page(contextOf(run), all));
    for (let start = 0; start < rows.length; start += longChunkRows) {
      yield rows.slice(start, start + longChunkRows);
      await otherRequests();
    }
    return;
  }
  for (;;) {
    const { rows } = await chunkQueue.run(run.user.userId, () => run.handler.page(contextOf(run), window));
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < longChunkRows) return;
    window = { ...window, after: run.handler.idOf(last) };
    await otherRequests();
  }
}

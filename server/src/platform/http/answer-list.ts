/**
 * Lists on the wire: a page with its total; or every row, as JSON, CSV or an Excel file, read and sent in chunks so that no size fills the
 * memory.
 */
import { Readable } from 'node:stream';
import { setImmediate as otherRequests } from 'node:timers/promises';
import type { OperationName } from '@vikray/contract/operations.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { excelFileName, type List } from '@vikray/contract/platform/operation.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Window } from '../database/list-page.ts';
import type { Db } from '../database/tables.ts';
import type { ListHandler } from '../handler.ts';
import type { SignedIn } from '../identity.ts';
import { RequestFailure } from './failures.ts';
import { cellsOf, csvText } from '../files/write-csv.ts';
import { xlsxBytes } from '../files/write-xlsx.ts';
import { recordExport, type ExportFormat } from './record-export.ts';

const chunkRows = 500;
const standardPageSize = 30;
/** The kinds of file that a list comes as. */
export const fileTypes = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

interface ListJob {
  readonly name: OperationName;
  readonly operation: List;
  readonly handler: ListHandler<OperationName>;
  readonly db: Db;
  readonly input: unknown;
  readonly user: SignedIn;
  readonly now: string;
}

/** The part of a list's input that every list has. */
interface Wanted {
  readonly search?: string;
  readonly page?: number;
  readonly pageSize?: number;
  readonly after?: number;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  readonly format?: ExportFormat;
  /** Lists whose rows can be imported have it. */
  readonly columns?: 'shown' | 'import';
}

export async function answerList(job: ListJob, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // Every list's input has these fields: the contract makes it so.
  const wanted = job.input as Wanted;
  const format = wanted.format ?? formatAccepted(request.headers.accept ?? '');
  if (format === 'csv' || format === 'xlsx') return sendFile(job, wanted, format, request, reply);
  if (wanted.page === undefined) {
    const rows = tracedChunks(job, wanted, 'json', request);
    return reply.type('application/json; charset=utf-8').send(Readable.from(jsonText(job, rows)));
  }
  const size = wanted.pageSize ?? standardPageSize;
  const window = { ...windowOf(wanted), after: wanted.after, offset: (wanted.page - 1) * size, limit: size, wantsTotal: true };
  const page = await job.handler.page(contextOf(job), window);
  return reply.send({
    data: page.rows.map((row) => z.encode(job.operation.row, row)),
    total: page.total,
    ...(page.totalIsCapped && { totaliscapped: true }),
  });
}

/** The first kind of file that the caller names. */
function formatAccepted(accept: string): 'csv' | 'xlsx' | undefined {
  const named = (['csv', 'xlsx'] as const).filter((format) => accept.includes(fileTypes[format]));
  return named.toSorted((one, other) => accept.indexOf(fileTypes[one]) - accept.indexOf(fileTypes[other]))[0];
}

function contextOf({ db, input, user, now }: ListJob) {
  return { db, input: input as never, user, now };
}

function windowOf(wanted: Wanted): Window {
  return {
    search: wanted.search,
    sort: wanted.sort,
    descending: wanted.order && wanted.order === 'desc',
    after: undefined,
    offset: 0,
    limit: chunkRows,
    wantsTotal: false,
  };
}

/** Chunk after chunk, each behind the last row of the one before; other requests get their turn in between. */
async function* chunks(job: ListJob, wanted: Wanted): AsyncGenerator<readonly unknown[]> {
  let window = windowOf(wanted);
  for (;;) {
    const { rows } = await job.handler.page(contextOf(job), window);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < chunkRows) return;
    window = { ...window, after: job.handler.idOf(last) };
    await otherRequests();
  }
}

/**
 * The same, counted, and written into the audit log when it is more than one page. The entry is written before the last chunk leaves, so
 * nobody has a whole list without an entry. Of a receiver that hangs up, the entry counts the rows handed over so far; some of them may not
 * have arrived.
 */
async function* tracedChunks(
  job: ListJob,
  wanted: Wanted,
  format: ExportFormat,
  { log }: FastifyRequest,
): AsyncGenerator<readonly unknown[]> {
  let rowCount = 0;
  let isTraced = false;
  const trace = async () => {
    isTraced = true;
    if (rowCount > standardPageSize) await recordExport(job, format, rowCount);
  };
  let held: readonly unknown[] = [];
  try {
    for await (const rows of chunks(job, wanted)) {
      rowCount += held.length;
      if (held.length > 0) yield held;
      held = rows;
    }
    rowCount += held.length;
    await trace();
    yield held;
  } finally {
    if (!isTraced) await trace().catch((error: unknown) => log.error({ err: error, rowCount }, 'export not written down'));
  }
}

async function* jsonText(job: ListJob, chunksOfRows: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '';
  yield '{"data":[';
  for await (const rows of chunksOfRows) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => JSON.stringify(z.encode(job.operation.row, row))).join(',');
    separator = ',';
  }
  yield ']}';
}

function sendFile(job: ListJob, wanted: Wanted, format: 'csv' | 'xlsx', request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isForImport = wanted.columns === 'import';
  const csv = isForImport ? job.operation.importCsv : job.operation.csv;
  if (!csv)
    throw format === 'csv' ? new RequestFailure(400, 'NoCsv', messages.noCsv) : new RequestFailure(400, 'NoExcel', messages.noExcel);
  const name = format === 'csv' ? csv.fileName : excelFileName(csv.fileName);
  const rows = isForImport
    ? importRows(job, tracedChunks(job, oldestFirst(wanted), format, request), csv.columns)
    : shownRows(tracedChunks(job, wanted, format, request), csv.columns);
  return reply
    .type(format === 'csv' ? `${fileTypes.csv}; charset=utf-8` : fileTypes.xlsx)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(format === 'csv' ? csvText(csv.columns, rows) : xlsxBytes(csv.columns, rows)));
}

type Columns = NonNullable<List['csv'] | List['importCsv']>['columns'];

async function* shownRows(chunksOfRows: AsyncIterable<readonly unknown[]>, columns: Columns): AsyncGenerator<string[][]> {
  for await (const rows of chunksOfRows) {
    yield cellsOf(columns, rows);
  }
}

/** Whatever the list begins with: an import then adds the rows in the order in which they were added here. */
function oldestFirst(wanted: Wanted): Wanted {
  return { order: 'asc', ...wanted };
}

async function* importRows(job: ListJob, chunksOfRows: AsyncIterable<readonly unknown[]>, columns: Columns): AsyncGenerator<string[][]> {
  for await (const rows of chunksOfRows) {
    // The rows are those that this very handler has given.
    if (rows.length > 0) yield cellsOf(columns, (await job.handler.importRows?.(job.db, rows as readonly never[])) ?? rows);
  }
}

/**
 * Answers lists: a page with its total, or all rows as JSON, CSV or an Excel file. All rows are read and sent in chunks, so that a long
 * list does not fill the memory. Long reads run where other requests do not wait for them.
 */
import { Readable } from 'node:stream';
import { excelFileName } from '@vikray/contract/platform/list-file.ts';
import type { List, Page } from '@vikray/contract/platform/operation.ts';
import { requestMessages } from '@vikray/contract/platform/request-messages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { changesOf } from '../../database/changes/changes.ts';
import type { Db } from '../../database/tables.ts';
import { cellsOf, csvText } from '../../files/write-csv.ts';
import { xlsxBytes } from '../../files/write-xlsx.ts';
import { contentTypeOf, formatAccepted, type FileFormat } from './accepted-format.ts';
import { asDownload, jsonType } from '../content-headers.ts';
import { RequestFailure } from '../failures.ts';
import { bodyOf, sendBody, type Body } from './kept-answers.ts';
import { callerOf, chunksOf, pageAtOnce, pageInTurn, pageWindow, wholeAtOnce, type ListJob, type Wanted } from './read-list.ts';
import { standardPageSize, tracedChunks, type ExportFormat } from './record-export.ts';
import { keepAnswer } from './reuse-answer.ts';
import { streamLong } from './stream-long.ts';

/** A request for a list: what it wants, and where the answer goes. */
interface ListRequest {
  readonly job: ListJob;
  readonly wanted: Wanted;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers a list as JSON, or as a CSV or Excel file if the request asks for one. */
export async function answerList(job: ListJob, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // The contract gives every list these input fields.
  const wanted = job.input as Wanted;
  const format = wanted.format ?? formatAccepted(request.headers.accept ?? '');
  const asked: ListRequest = { job, wanted, request, reply };
  if (format === 'csv' || format === 'xlsx') return sendFile({ ...asked, job: { ...job, input: { ...wanted, format } } }, format);
  const { value, isCurrent } = await changesOf(job.db).keep(job.user.moment, () => readBody(asked));
  const { body, rows: shortRows } = value;
  if (body) {
    keepAnswer(job.asked, job.dependence, { value: body, isCurrent });
    return sendBody(body, request, reply);
  }
  const bytes = await streamRows(asked, shortRows, 'json', (rows) => jsonText(job, rows));
  return reply.type(jsonType).send(bytes);
}

interface ReadBody {
  /** The answer of a page, or of a whole list that is no longer than one. */
  readonly body?: Body;
  /** The rows of a longer list that is still short. */
  readonly rows?: readonly unknown[] | undefined;
}

/** Reads a page, or a whole list if that does not take long. */
async function readBody({ job, wanted, request }: ListRequest): Promise<ReadBody> {
  if (wanted.page !== undefined) {
    const window = pageWindow(wanted, wanted.page);
    const page = (await pageAtOnce(job, window)) ?? (await pageInTurn(job, window, request));
    return { body: pageBody(job, page) };
  }
  const rows = await wholeAtOnce(job, wanted);
  return rows && rows.length <= standardPageSize ? { body: bodyOfRows(job, rows, {}) } : { rows };
}

function pageBody(job: ListJob, { rows, total, totalIsCapped }: Page<unknown>): Body {
  return bodyOfRows(job, rows, { total, ...(totalIsCapped && { totaliscapped: true }) });
}

function bodyOfRows(job: ListJob, rows: readonly unknown[], rest: object): Body {
  return bodyOf(JSON.stringify({ data: encoded(job, rows), ...rest }));
}

/** The rows in wire names. */
function encoded({ operation }: ListJob, rows: readonly unknown[]): unknown[] {
  return rows.map((row) => z.encode(operation.row, row));
}

/** The bytes of a whole list. The rows of a short list are given; a long one is read in its turn, while it is sent. */
async function streamRows(
  { job, wanted, request, reply }: ListRequest,
  shortRows: readonly unknown[] | undefined,
  format: ExportFormat,
  bytesOf: (rows: AsyncIterable<readonly unknown[]>, db: Db) => AsyncIterable<string | Uint8Array>,
): Promise<Readable> {
  const bytesFrom = (source: ListJob) =>
    bytesOf(tracedChunks(source, format, chunksOf(source, wanted), request.log), source.reading ?? source.db);
  if (shortRows) return Readable.from(bytesFrom({ ...job, shortRows }));
  const receiver = { ...callerOf(job, request), admitAgain: job.admitAgain };
  return streamLong(job.longReads, receiver, reply, (reading) => bytesFrom({ ...job, reading }));
}

async function* jsonText(job: ListJob, chunksOfRows: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '';
  yield '{"data":[';
  for await (const rows of chunksOfRows) {
    if (rows.length === 0) continue;
    yield separator + JSON.stringify(encoded(job, rows)).slice(1, -1);
    separator = ',';
  }
  yield ']}';
}

async function sendFile(asked: ListRequest, format: FileFormat): Promise<FastifyReply> {
  const { job, wanted, reply } = asked;
  const isForImport = wanted.columns === 'import';
  const csv = isForImport ? job.operation.importCsv : job.operation.csv;
  if (!csv)
    throw format === 'csv'
      ? new RequestFailure(400, 'NoCsv', requestMessages.noCsv)
      : new RequestFailure(400, 'NoExcel', requestMessages.noExcel);
  const name = format === 'csv' ? csv.fileName : excelFileName(csv.fileName);
  const inOrder = isForImport ? oldestFirst(wanted) : wanted;
  const shortRows = await wholeAtOnce(job, inOrder);
  const bytes = await streamRows({ ...asked, wanted: inOrder }, shortRows, format, (chunksOfRows, db) => {
    const rows = isForImport ? importRows(job, db, chunksOfRows, csv.columns) : shownRows(chunksOfRows, csv.columns);
    return format === 'csv' ? csvText(csv.columns, rows) : xlsxBytes(csv.columns, rows);
  });
  return asDownload(reply, contentTypeOf(format), name).send(bytes);
}

type Columns = NonNullable<List['csv'] | List['importCsv']>['columns'];

async function* shownRows(chunksOfRows: AsyncIterable<readonly unknown[]>, columns: Columns): AsyncGenerator<string[][]> {
  for await (const rows of chunksOfRows) {
    yield cellsOf(columns, rows);
  }
}

/** Orders the rows by age, whatever the order of the list, so that an import adds them in their original order. */
function oldestFirst(wanted: Wanted): Wanted {
  return { order: 'asc', ...wanted };
}

async function* importRows(
  job: ListJob,
  db: Db,
  chunksOfRows: AsyncIterable<readonly unknown[]>,
  columns: Columns,
): AsyncGenerator<string[][]> {
  for await (const rows of chunksOfRows) {
    // The rows come from the same handler.
    if (rows.length > 0) yield cellsOf(columns, (await job.handler.importRows?.(db, rows as readonly never[])) ?? rows);
  }
}

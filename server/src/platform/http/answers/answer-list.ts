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
import { changeTrackerOf } from '../../database/changes/change-tracker.ts';
import type { Db } from '../../database/tables.ts';
import { cellsOf, csvText } from '../../files/write-csv.ts';
import { xlsxBytes } from '../../files/write-xlsx.ts';
import { contentTypeOf, formatAccepted, type FileFormat } from './accepted-format.ts';
import { asDownload, jsonType } from '../content-headers.ts';
import { RequestFailure } from '../failures.ts';
import { bodyOf, sendBody, type Body } from './answer-cache.ts';
import { callerOf, chunksOf, pageAtOnce, pageFromQueue, pageWindow, wholeAtOnce, type ListRun, type Wanted } from './read-list.ts';
import { standardPageSize, loggedChunks, type ExportFormat } from './record-export.ts';
import { cacheAnswer } from './cached-answer.ts';
import { streamLong } from './stream-long.ts';

/** A request for a list: what it wants, and where the answer goes. */
interface ListRequest {
  readonly run: ListRun;
  readonly wanted: Wanted;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers a list as JSON, or as a CSV or Excel file if the request asks for one. */
export async function answerList(run: ListRun, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // The contract gives every list these input fields.
  const wanted = run.input as Wanted;
  const format = wanted.format ?? formatAccepted(request.headers.accept ?? '');
  const listRequest: ListRequest = { run, wanted, request, reply };
  if (format === 'csv' || format === 'xlsx') return sendFile({ ...listRequest, run: { ...run, input: { ...wanted, format } } }, format);
  const { value, isCurrent } = await changeTrackerOf(run.db).track(run.user.snapshot, () => readBody(listRequest));
  const { body, rows: shortRows } = value;
  if (body) {
    cacheAnswer(run.cacheable, run.dependence, { value: body, isCurrent });
    return sendBody(body, request, reply);
  }
  const bytes = await streamRows(listRequest, shortRows, 'json', (rows) => jsonText(run, rows));
  return reply.type(jsonType).send(bytes);
}

interface ReadBody {
  /** The answer of a page, or of a whole list that is no longer than one. */
  readonly body?: Body;
  /** The rows of a longer list that is still short. */
  readonly rows?: readonly unknown[] | undefined;
}

/** Reads a page, or a whole list if that does not take long. */
async function readBody({ run, wanted, request }: ListRequest): Promise<ReadBody> {
  if (wanted.page !== undefined) {
    const window = pageWindow(wanted, wanted.page);
    const page = (await pageAtOnce(run, window)) ?? (await pageFromQueue(run, window, request));
    return { body: pageBody(run, page) };
  }
  const rows = await wholeAtOnce(run, wanted);
  return rows && rows.length <= standardPageSize ? { body: bodyOfRows(run, rows, {}) } : { rows };
}

function pageBody(run: ListRun, { rows, total, totalIsCapped }: Page<unknown>): Body {
  return bodyOfRows(run, rows, { total, ...(totalIsCapped && { totaliscapped: true }) });
}

function bodyOfRows(run: ListRun, rows: readonly unknown[], rest: object): Body {
  return bodyOf(JSON.stringify({ data: encoded(run, rows), ...rest }));
}

/** The rows in wire names. */
function encoded({ operation }: ListRun, rows: readonly unknown[]): unknown[] {
  return rows.map((row) => z.encode(operation.row, row));
}

/** The bytes of a whole list. The rows of a short list are given; a long one is read from the queue while it is sent. */
async function streamRows(
  { run, wanted, request, reply }: ListRequest,
  shortRows: readonly unknown[] | undefined,
  format: ExportFormat,
  bytesOf: (rows: AsyncIterable<readonly unknown[]>, db: Db) => AsyncIterable<string | Uint8Array>,
): Promise<Readable> {
  const bytesFrom = (source: ListRun) =>
    bytesOf(loggedChunks(source, format, chunksOf(source, wanted), request.log), source.reading ?? source.db);
  if (shortRows) return Readable.from(bytesFrom({ ...run, shortRows }));
  const receiver = { ...callerOf(run, request), admitAgain: run.admitAgain };
  return streamLong(run.longReads, receiver, reply, (reading) => bytesFrom({ ...run, reading }));
}

async function* jsonText(run: ListRun, chunksOfRows: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '';
  yield '{"data":[';
  for await (const rows of chunksOfRows) {
    if (rows.length === 0) continue;
    yield separator + JSON.stringify(encoded(run, rows)).slice(1, -1);
    separator = ',';
  }
  yield ']}';
}

async function sendFile(listRequest: ListRequest, format: FileFormat): Promise<FastifyReply> {
  const { run, wanted, reply } = listRequest;
  const isForImport = wanted.columns === 'import';
  const csv = isForImport ? run.operation.importCsv : run.operation.csv;
  if (!csv)
    throw format === 'csv'
      ? new RequestFailure(400, 'NoCsv', requestMessages.noCsv)
      : new RequestFailure(400, 'NoExcel', requestMessages.noExcel);
  const columns = csv.columnsFor?.(wanted) ?? csv.columns;
  const name = format === 'csv' ? csv.fileName : excelFileName(csv.fileName);
  // Oldest first, whatever the order of the list, so that an import adds the rows in their original order.
  const ordered: Wanted = isForImport ? { order: 'asc', ...wanted } : wanted;
  const shortRows = await wholeAtOnce(run, ordered);
  const bytes = await streamRows({ ...listRequest, wanted: ordered }, shortRows, format, (chunksOfRows, db) => {
    const rows = isForImport ? importRows(run, db, chunksOfRows, columns) : shownRows(chunksOfRows, columns);
    return format === 'csv' ? csvText(columns, rows) : xlsxBytes(columns, rows);
  });
  return asDownload(reply, contentTypeOf(format), name).send(bytes);
}

type Columns = NonNullable<List['csv'] | List['importCsv']>['columns'];

async function* shownRows(chunksOfRows: AsyncIterable<readonly unknown[]>, columns: Columns): AsyncGenerator<string[][]> {
  for await (const rows of chunksOfRows) {
    yield cellsOf(columns, rows);
  }
}

async function* importRows(
  run: ListRun,
  db: Db,
  chunksOfRows: AsyncIterable<readonly unknown[]>,
  columns: Columns,
): AsyncGenerator<string[][]> {
  for await (const rows of chunksOfRows) {
    // The rows come from the same handler.
    if (rows.length > 0) yield cellsOf(columns, (await run.handler.importRows?.(db, rows as readonly never[])) ?? rows);
  }
}

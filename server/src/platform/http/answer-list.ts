/**
 * Answers lists: a page with its total, or all rows as JSON, CSV or an Excel file. All rows are read and sent in chunks, so that a long
 * list does not fill the memory. Long reads run where other requests do not wait for them.
 */
import { Readable } from 'node:stream';
import { messages } from '@vikray/contract/platform/messages.ts';
import { excelFileName, type List } from '@vikray/contract/platform/operation.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Db } from '../database/tables.ts';
import { cellsOf, csvText } from '../files/write-csv.ts';
import { xlsxBytes } from '../files/write-xlsx.ts';
import { RequestFailure } from './failures.ts';
import { callerOf, pageAtOnce, pageInTurn, pageWindow, tracedChunks, wholeAtOnce, type ListJob, type Wanted } from './read-list.ts';
import type { ExportFormat } from './record-export.ts';
import { streamLong } from './stream-long.ts';

/** The content types of a list as a file. */
export const fileTypes = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

/** Answers a list as JSON, or as a CSV or Excel file if the request asks for one. */
export async function answerList(job: ListJob, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // The contract gives every list these input fields.
  const wanted = job.input as Wanted;
  const format = wanted.format ?? formatAccepted(request.headers.accept ?? '');
  if (format === 'csv' || format === 'xlsx') return sendFile(job, wanted, format, request, reply);
  if (wanted.page === undefined) {
    const bytes = await streamRows(job, wanted, 'json', request, reply, (rows) => jsonText(job, rows));
    return reply.type('application/json; charset=utf-8').send(bytes);
  }
  const window = pageWindow(wanted, wanted.page);
  const page = (await pageAtOnce(job, window)) ?? (await pageInTurn(job, window, request));
  return reply.send({
    data: page.rows.map((row) => z.encode(job.operation.row, row)),
    total: page.total,
    ...(page.totalIsCapped && { totaliscapped: true }),
  });
}

/** The bytes of a whole list. A short list is read at once; a long one is read in its turn, while it is sent. */
async function streamRows(
  job: ListJob,
  wanted: Wanted,
  format: ExportFormat,
  request: FastifyRequest,
  reply: FastifyReply,
  bytesOf: (rows: AsyncIterable<readonly unknown[]>, db: Db) => AsyncIterable<string | Uint8Array>,
): Promise<Readable> {
  const bytesFrom = (source: ListJob) => bytesOf(tracedChunks(source, wanted, format, request), source.reading ?? source.db);
  const shortRows = await wholeAtOnce(job, wanted);
  if (shortRows) return Readable.from(bytesFrom({ ...job, shortRows }));
  return streamLong(job.longReads, callerOf(job, request), reply, (reading) => bytesFrom({ ...job, reading }));
}

/** The first file format that the caller accepts. */
function formatAccepted(accept: string): 'csv' | 'xlsx' | undefined {
  const named = (['csv', 'xlsx'] as const).filter((format) => accept.includes(fileTypes[format]));
  return named.toSorted((one, other) => accept.indexOf(fileTypes[one]) - accept.indexOf(fileTypes[other]))[0];
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

async function sendFile(
  job: ListJob,
  wanted: Wanted,
  format: 'csv' | 'xlsx',
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isForImport = wanted.columns === 'import';
  const csv = isForImport ? job.operation.importCsv : job.operation.csv;
  if (!csv)
    throw format === 'csv' ? new RequestFailure(400, 'NoCsv', messages.noCsv) : new RequestFailure(400, 'NoExcel', messages.noExcel);
  const name = format === 'csv' ? csv.fileName : excelFileName(csv.fileName);
  const inOrder = isForImport ? oldestFirst(wanted) : wanted;
  const bytes = await streamRows(job, inOrder, format, request, reply, (chunksOfRows, db) => {
    const rows = isForImport ? importRows(job, db, chunksOfRows, csv.columns) : shownRows(chunksOfRows, csv.columns);
    return format === 'csv' ? csvText(csv.columns, rows) : xlsxBytes(csv.columns, rows);
  });
  return reply
    .type(format === 'csv' ? `${fileTypes.csv}; charset=utf-8` : fileTypes.xlsx)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(bytes);
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

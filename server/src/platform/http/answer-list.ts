/** Lists on the wire: a page with its total; or every row, as JSON or CSV, read and sent in chunks so that no size fills the memory. */
import { Readable } from 'node:stream';
import { setImmediate as otherRequests } from 'node:timers/promises';
import type { OperationName } from '@vikray/contract/operations.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { List } from '@vikray/contract/platform/operation.ts';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Window } from '../database/list-page.ts';
import type { Db } from '../database/tables.ts';
import type { ListHandler } from '../handler.ts';
import type { SignedIn } from '../identity.ts';
import { RequestFailure } from './failures.ts';

const chunkRows = 500;
const standardPageSize = 30;

interface ListJob {
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
  readonly format?: 'json' | 'csv';
}

export async function answerList(job: ListJob, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  // Every list's input has these fields: the contract makes it so.
  const wanted = job.input as Wanted;
  if (wanted.format === 'csv' || (wanted.format === undefined && request.headers.accept?.includes('text/csv'))) return sendCsv(job, wanted, reply);
  if (wanted.page === undefined) return reply.type('application/json; charset=utf-8').send(Readable.from(jsonText(job, wanted)));
  const size = wanted.pageSize ?? standardPageSize;
  const window = { ...windowOf(wanted), after: wanted.after, offset: (wanted.page - 1) * size, limit: size, wantsTotal: true };
  const page = await job.handler.page(contextOf(job), window);
  return reply.send({
    data: page.rows.map((row) => z.encode(job.operation.row, row)),
    total: page.total,
    ...(page.totalIsCapped && { totaliscapped: true }),
  });
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

async function* jsonText(job: ListJob, wanted: Wanted): AsyncGenerator<string> {
  let separator = '';
  yield '{"data":[';
  for await (const rows of chunks(job, wanted)) {
    if (rows.length === 0) continue;
    yield separator + rows.map((row) => JSON.stringify(z.encode(job.operation.row, row))).join(',');
    separator = ',';
  }
  yield ']}';
}

function sendCsv(job: ListJob, wanted: Wanted, reply: FastifyReply): FastifyReply {
  const { csv } = job.operation;
  if (!csv) throw new RequestFailure(400, 'NoCsv', messages.noCsv);
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${csv.fileName}"`)
    .send(Readable.from(csvText(job, wanted, csv.columns)));
}

/** A telephone number with its country code starts with a plus sign and is still no formula. */
const phoneNumber = /^\+\d{8,15}$/;
/** What a spreadsheet would run as a formula, also behind blanks. */
const formula = /^[\s\u00a0]*[=+\-@\t\r＝＋－＠]/;

function guarded(text: string): string {
  return formula.test(text) && !phoneNumber.test(text) ? `'${text}` : text;
}

type Columns = NonNullable<List['csv']>['columns'];

async function* csvText(job: ListJob, wanted: Wanted, columns: Columns): AsyncGenerator<string> {
  const lines = (records: string[][]) => stringify(records, { record_delimiter: 'windows' });
  // The mark tells spreadsheets that the file is UTF-8: without it ₹ and Hindi come out garbled.
  yield `\uFEFF${lines([columns.map((column) => column.heading)])}`;
  for await (const rows of chunks(job, wanted)) {
    yield lines(rows.map((row) => columns.map((column) => guarded(column.text(row)))));
  }
}

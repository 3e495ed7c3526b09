/** The file of the rows that an import has left: as in the file that was sent, with their reasons, ready to be corrected and sent again. */
import { importMessages as say } from '@vikray/contract/imports/import-messages.ts';
import { importsOperations } from '@vikray/contract/imports/imports-operations.ts';
import { ownNotes } from '@vikray/contract/imports/other-headings.ts';
import { csvLines, csvMark, guardedCell } from '@vikray/contract/platform/csv.ts';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { Db } from '../platform/database/tables.ts';
import { xlsxBytes } from '../platform/files/write-xlsx.ts';
import type { App } from '../platform/http/app.ts';
import { contentTypeOf } from '../platform/http/answers/accepted-format.ts';
import { asDownload } from '../platform/http/content-headers.ts';
import { demandRightOf } from '../platform/http/requests/demand-login.ts';
import { notServed, RequestFailure } from '../platform/http/failures.ts';
import { readId } from '../platform/http/requests/id-in-address.ts';
import { nextLeftRows, type LeftRow } from './import-row-store.ts';
import { findImport, headingsOf } from './import-store.ts';
import { kindsFor } from './own-import.ts';

interface LeftRowsRequest {
  readonly Params: { readonly id: string };
  readonly Querystring: { readonly format?: string };
}

const [reasonHeading = ''] = ownNotes;

/** Serves the rows that an import has left: a table as CSV, or Excel for `format=xlsx`; records of JSON as JSON. */
export function leftRowsRoute(api: FastifyInstance, app: App): void {
  api.get<LeftRowsRequest>('/import-rows/:id([1-9][0-9]{0,14})', async (request, reply) => {
    const user = await demandRightOf(app, request, importsOperations.GetImportRows.right);
    const importId = readId(request.params.id);
    const { format = 'csv' } = request.query;
    const found = importId === undefined ? undefined : await findImport(app.db, importId);
    if (!found || !kindsFor(user.rights).includes(found.kind)) throw new RequestFailure(404, 'ImportNotFound', say.notFound);
    if (format !== 'csv' && format !== 'xlsx') throw notServed();
    const headings = await headingsOf(app.db, found.importId);
    const name = `${found.kind}_to_correct`;
    const chunks = leftRows(app.db, found.importId);
    if (headings.length === 0)
      return asDownload(reply, 'application/json; charset=utf-8', `${name}.json`).send(Readable.from(jsonText(chunks)));
    const named = headings.filter((heading) => heading.trim() !== '' && heading !== reasonHeading);
    const cells = cellsOf(chunks, named);
    const columns = [...named, reasonHeading].map((heading) => ({ heading: guardedCell(heading), text: () => '' }));
    return asDownload(reply, contentTypeOf(format), `${name}.${format}`).send(
      Readable.from(
        format === 'xlsx'
          ? xlsxBytes(columns, cells)
          : csvText(
              columns.map(({ heading }) => heading),
              cells,
            ),
      ),
    );
  });
}

const rowsPerChunk = 200;

async function* leftRows(db: Db, importId: number): AsyncGenerator<readonly LeftRow[]> {
  let after = { number: 0, id: 0 };
  for (;;) {
    const rows = await nextLeftRows(db, importId, after, rowsPerChunk);
    yield rows;
    const last = rows.at(-1);
    if (rows.length < rowsPerChunk || !last) return;
    after = last;
  }
}

async function* cellsOf(chunks: AsyncIterable<readonly LeftRow[]>, headings: readonly string[]): AsyncGenerator<string[][]> {
  for await (const rows of chunks)
    yield rows.flatMap(({ reason, source }) =>
      source.map((values) => [...headings.map((heading) => guardedCell(textOf(values[heading]))), guardedCell(reason)]),
    );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

async function* csvText(headings: readonly string[], chunks: AsyncIterable<string[][]>): AsyncGenerator<string> {
  yield csvMark + csvLines([headings]);
  for await (const cells of chunks) yield csvLines(cells);
}

async function* jsonText(chunks: AsyncIterable<readonly LeftRow[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const rows of chunks) {
    for (const { reason, source } of rows) {
      for (const record of source) {
        yield `${separator}${JSON.stringify({ reason, ...record }, undefined, 2)}`;
        separator = ',\n';
      }
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

import { importColumns, sampleFile } from '@vikray/contract/imports/import-columns.ts';
import { importKinds, type ImportKind } from '@vikray/contract/imports/import.ts';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { cellsOf } from '../platform/files/write-csv.ts';
import { xlsxBytes } from '../platform/files/write-xlsx.ts';
import type { App } from '../platform/http/app.ts';
import { contentTypeOf } from '../platform/http/answers/accepted-format.ts';
import { asDownload } from '../platform/http/content-headers.ts';
import { demandLogin } from '../platform/http/requests/demand-login.ts';
import { notServed } from '../platform/http/failures.ts';

interface SampleRequest {
  readonly Params: { readonly kind: string };
  readonly Querystring: { readonly format?: string };
}

/** A file to fill in, with every column of a kind and one row: CSV, or Excel for `format=xlsx`. */
export function importSampleRoute(api: FastifyInstance, app: App): void {
  api.get<SampleRequest>('/import-samples/:kind([a-z-]{1,30})', async (request, reply) => {
    await demandLogin(app, request);
    const kind = importKinds.find((each) => each === request.params.kind);
    const { format = 'csv' } = request.query;
    if (!kind || (format !== 'csv' && format !== 'xlsx')) throw notServed();
    return asDownload(reply, contentTypeOf(format), `${kind}_sample.${format}`).send(
      format === 'csv' ? sampleFile(kind) : Readable.from(sampleWorkbook(kind)),
    );
  });
}

/** The same file for Excel. Every cell is text, so that telephone numbers keep their zeros. */
export function sampleWorkbook(kind: ImportKind): AsyncGenerator<Uint8Array> {
  const columns = importColumns[kind].map(({ heading, sample }) => ({ heading, text: () => sample }));
  return xlsxBytes(columns, oneRow(cellsOf(columns, [undefined])));
}

async function* oneRow(cells: string[][]): AsyncGenerator<string[][]> {
  yield cells;
}

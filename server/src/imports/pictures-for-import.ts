import type { FastifyInstance } from 'fastify';
import { findImage, pictureHashesIn } from '../images/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { zipBytes, type ZipPart } from '../platform/files/write-zip.ts';
import type { App } from '../platform/http/app.ts';
import { streamLong } from '../platform/http/answers/stream-long.ts';
import { asDownload } from '../platform/http/content-headers.ts';
import { callerLeft } from '../platform/http/requests/caller-left.ts';
import { demandRightOf } from '../platform/http/requests/demand-login.ts';

/** Those who may import products or old quotations. */
const right = ['Add Product', 'Add Quotation'] as const;

/** Serves the pictures of products and old quotations under the names that their files for import give them. */
export function picturesForImportRoute(api: FastifyInstance, app: App): void {
  api.get('/product-pictures.zip', async (request, reply) => {
    const { userId } = await demandRightOf(app, request, right);
    const receiver = { userId, left: callerLeft(request), admitAgain: async () => demandRightOf(app, request, right) };
    const body = await streamLong(app.longReads, receiver, reply, (db) => zipBytes(pictureParts(db)));
    return asDownload(reply, 'application/zip', 'product_pictures.zip').send(body);
  });
}

async function* pictureParts(db: Db): AsyncGenerator<ZipPart> {
  for (const hash of await pictureHashesIn(db, 'Product')) {
    const bytes = await findImage(db, hash);
    if (bytes) yield { name: `${hash}.jpg`, content: [bytes] };
  }
}

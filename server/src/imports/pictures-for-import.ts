import type { RightName } from '@vikray/contract/platform/rights.ts';
import type { FastifyInstance } from 'fastify';
import { companyPictureHashes } from '../companies/public.ts';
import { findImage, pictureHashesIn } from '../images/public.ts';
import type { Db } from '../platform/database/tables.ts';
import { zipBytes, type ZipPart } from '../platform/files/write-zip.ts';
import type { App } from '../platform/http/app.ts';
import { streamLong } from '../platform/http/answers/stream-long.ts';
import { asDownload } from '../platform/http/content-headers.ts';
import { callerLeft } from '../platform/http/requests/caller-left.ts';
import { demandRightOf } from '../platform/http/requests/demand-login.ts';

/** An archive of pictures, who may have it, and which pictures it holds. */
interface PictureArchive {
  readonly path: `/${string}-pictures.zip`;
  /** One of these is enough. */
  readonly right: readonly RightName[];
  hashes(db: Db): Promise<readonly string[]>;
}

/** Old quotations have the pictures of products. */
const archives: readonly PictureArchive[] = [
  { path: '/product-pictures.zip', right: ['Add Product', 'Add Quotation'], hashes: (db) => pictureHashesIn(db, 'Product') },
  { path: '/company-pictures.zip', right: ['Add Company'], hashes: companyPictureHashes },
];

/** Serves pictures under the names that files for import give them. */
export function picturesForImportRoutes(api: FastifyInstance, app: App): void {
  for (const { path, right, hashes } of archives)
    api.get(path, async (request, reply) => {
      const { userId } = await demandRightOf(app, request, right);
      const receiver = { userId, left: callerLeft(request), admitAgain: async () => demandRightOf(app, request, right) };
      const body = await streamLong(app.longReads, receiver, reply, (db) => zipBytes(pictureParts(db, hashes)));
      return asDownload(reply, 'application/zip', path.slice(1).replace('-', '_')).send(body);
    });
}

async function* pictureParts(db: Db, hashes: PictureArchive['hashes']): AsyncGenerator<ZipPart> {
  for (const hash of await hashes(db)) {
    const bytes = await findImage(db, hash);
    if (bytes) yield { name: `${hash}.jpg`, content: [bytes] };
  }
}

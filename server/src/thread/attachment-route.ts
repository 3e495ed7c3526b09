import { fileKinds } from '@vikray/contract/thread/attachment.ts';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { fileStream, findThumbnail } from '../files/public.ts';
import type { App } from '../platform/http/app.ts';
import { demandLogin } from '../platform/http/requests/demand-login.ts';
import { notServed } from '../platform/http/failures.ts';
import { idParam } from '../platform/http/requests/id-in-address.ts';
import { findAttachment } from './attachment-store.ts';

type ById = { Params: { id: string } };

/** Serves attached files to everyone who is logged in. They are only ever downloaded: a browser neither shows nor runs them. */
export function attachmentRoute(api: FastifyInstance, app: App): void {
  const find = async (id: string) => {
    const file = await findAttachment(app.db, Number(id));
    if (!file || file.hash === null) throw notServed();
    return { ...file, hash: file.hash };
  };

  api.get<ById>(`/attachments/${idParam}`, async (request, reply) => {
    await demandLogin(app, request);
    const { name, kind, size, hash } = await find(request.params.id);
    return reply
      .type(fileKinds[kind])
      .header('content-length', size)
      .header('content-disposition', contentDisposition(name))
      .header('content-security-policy', 'sandbox')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .send(fileStream(app.db, hash));
  });

  api.get<ById>(`/attachments/${idParam}/thumbnail`, async (request, reply) => {
    await demandLogin(app, request);
    const { hash } = await find(request.params.id);
    const bytes = await findThumbnail(app.db, hash);
    if (!bytes) throw notServed();
    return reply
      .type('image/jpeg')
      .header('content-security-policy', 'sandbox')
      .header('cache-control', 'private, max-age=3600')
      .send(Buffer.from(bytes));
  });
}

import type { FastifyInstance } from 'fastify';
import type { App } from '../platform/http/app.ts';
import { identify, notSignedIn } from '../platform/http/requests/demand-login.ts';
import { notServed } from '../platform/http/failures.ts';
import { findImage } from './image-store.ts';

/** Serves stored pictures to everyone who is logged in. An address names the content, so a browser may cache it for ever. */
export function imageRoute(api: FastifyInstance, app: App): void {
  api.get<{ Params: { hash: string } }>('/images/:hash([0-9a-f]{64}).jpg', async (request, reply) => {
    // Allowed even before users have chosen their own password: the shell shows their photo.
    if (!(await identify(app, request))) throw notSignedIn();
    const bytes = await findImage(app.db, request.params.hash);
    if (!bytes) throw notServed();
    return reply
      .type('image/jpeg')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-disposition', `inline; filename="${request.params.hash}.jpg"`)
      .send(Buffer.from(bytes));
  });
}

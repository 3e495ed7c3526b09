/** Everything below /api: the operations, their description, and whether the server is well. */
import { operations, type OperationName } from '@vikray/contract/operations.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { sql } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { docsPage } from './docs-page.ts';
import { RequestFailure } from './failures.ts';
import { openapiDocument } from './openapi.ts';
import { runOperation } from './run-operation.ts';
import { sessionToken } from './session-cookie.ts';

const otherMethods = { GET: ['POST', 'PUT', 'PATCH', 'DELETE'], POST: ['GET', 'PUT', 'PATCH', 'DELETE'] } as const;

export async function apiRoutes(api: FastifyInstance, app: App): Promise<void> {
  api.addHook('onRequest', async (request) => refuseForeignOrigin(app, request));

  // The names are exactly the table's keys; Object.keys types them as text.
  for (const name of Object.keys(operations) as OperationName[]) {
    const { method } = operations[name];
    api.route({ method, url: `/${name}`, handler: (request, reply) => runOperation(app, name, request, reply) });
    api.route({
      method: [...otherMethods[method]],
      url: `/${name}`,
      exposeHeadRoute: false,
      handler: (_request, reply) => {
        void reply.header('allow', method);
        throw new RequestFailure(405, 'WrongMethod', messages.wrongMethod);
      },
    });
  }

  api.get('/health', async () => {
    await sql`select 1`.execute(app.db);
    return { data: [{ status: 'ok', database: 'ok' }] };
  });
  const openapi = openapiDocument(app.config.brandName);
  const docs = docsPage(app.config.brandName);
  api.get('/openapi.json', async (request) => (await demandLogin(app, request), openapi));
  api.get('/docs', async (request, reply) => {
    await demandLogin(app, request);
    return reply.type('text/html; charset=utf-8').send(docs);
  });
  api.setNotFoundHandler(() => {
    throw new RequestFailure(404, 'UnknownOperation', messages.unknownOperation);
  });
}

async function demandLogin(app: App, request: FastifyRequest): Promise<void> {
  const token = sessionToken(request);
  if (token === undefined || !(await app.identify(token))) throw new RequestFailure(401, 'NotSignedIn', messages.signIn);
}

/** A browser names the page that sends a POST; only our own pages may. Programs name none. */
function refuseForeignOrigin({ config }: App, request: FastifyRequest): void {
  const { origin } = request.headers;
  if (request.method === 'GET' || request.method === 'HEAD' || origin === undefined) return;
  const own = config.publicUrl ? [config.publicUrl.origin] : [`http://${request.host}`, `https://${request.host}`];
  if (!own.includes(origin)) throw new RequestFailure(403, 'ForeignOrigin', messages.foreignOrigin);
}

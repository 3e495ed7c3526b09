/** Everything below /api: the operations, their description, and the health of the server. */
import multipart from '@fastify/multipart';
import { operations, type OperationName } from '@vikray/contract/operations.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import { requestMessages } from '@vikray/contract/platform/request-messages.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asSender, currentSender } from '../sender.ts';
import { CallerLeft } from '../threads/fair-queue.ts';
import { admit } from './requests/admit.ts';
import type { App } from './app.ts';
import { madeFor } from './made-for-brand.ts';
import type { DatabaseTrouble } from '../watch-database.ts';
import { bearerToken } from './requests/bearer-token.ts';
import { demandLogin } from './requests/demand-login.ts';
import { docsPage } from './pages/docs-page.ts';
import { RequestFailure } from './failures.ts';
import { KnownTokens } from './requests/known-tokens.ts';
import { openapiDocument } from './openapi.ts';
import { compressAnswer } from './answers/compress-answer.ts';
import { pageAnswersRoute } from './answers/page-answers.ts';
import { isUpload, maxUploadBytes } from './requests/read-upload.ts';
import { runOperation } from './requests/run-operation.ts';
import { sessionCookieName, sessionToken } from './requests/session-cookie.ts';
import { RequestPacer } from './requests/request-pacer.ts';

/** Far more than any form of the panel sends. */
const maxBodyBytes = 1024 * 1024;
/** The largest body from a stranger, enough for a login with a password of 200 letters in any script. */
export const maxOpenBytes = 4096;

/** Any other method is answered like an unknown address. */
const knownMethods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const troubleCodes: Readonly<Record<DatabaseTrouble, string>> = { databaseUnwritable: 'Unwritable', databaseDamaged: 'Damaged' };

/** Registers every address below `/api`. */
export async function apiRoutes(api: FastifyInstance, app: App): Promise<void> {
  await api.register(multipart, { throwFileSizeLimit: false });
  refuseUntilReady(api, app);
  paceRequests(api, app);
  api.addHook('onSend', compressAnswer);
  // The names are exactly the table's keys; Object.keys types them as text.
  for (const name of Object.keys(operations) as OperationName[]) operationRoute(api, app, name);
  for (const route of app.routes) route(api, app);
  pageAnswersRoute(api, app);
  healthRoute(api, app);
  descriptionRoutes(api, app);
  // Without this route, unknown addresses would be served as web pages. It refuses them before the body is read.
  api.all<AnyAddress>('/*', { onRequest: refuseUnknown, handler: refuseUnknown });
}

/** The panel listens before it creates the first user. Until then it refuses every request. */
function refuseUntilReady(api: FastifyInstance, app: App): void {
  api.addHook('onRequest', async () => {
    if (!app.isReady()) throw new RequestFailure(503, 'Starting', requestMessages.starting);
  });
}

/** Starts requests round robin by sender, after those of other sites have been refused. */
function paceRequests(api: FastifyInstance, app: App): void {
  const pacer = new RequestPacer();
  const users = new KnownTokens();
  const credentialOf = (request: FastifyRequest) => bearerToken(request) ?? sessionToken(app, request);
  const userOf = (request: FastifyRequest) => {
    const token = credentialOf(request);
    return token !== undefined && users.has(token) ? token : undefined;
  };
  // A stranger is known by their address, as outside the API.
  api.addHook('onRequest', (request, _reply, done) => asSender(userOf(request) ?? request.ip, done));
  api.addHook('onRequest', async (request) => {
    refuseForeignOrigin(app, request);
    const sender = currentSender();
    await pacer.admit(sender, sender !== request.ip);
    if (request.raw.socket.destroyed) throw new CallerLeft();
  });
  api.addHook('onResponse', async (request) => {
    const token = credentialOf(request);
    if (request.caller && token !== undefined) users.note(token);
  });
}

function operationRoute(api: FastifyInstance, app: App, name: OperationName): void {
  const operation: Operation = operations[name];
  api.route({
    method: operation.method,
    url: `/${name}`,
    bodyLimit: maxBytesOf(operation),
    onRequest: (request) => admit(app, name, request),
    handler: (request, reply) => runOperation(app, name, request, reply),
  });
}

/** Whether the panel can be used, for programs that watch it. */
function healthRoute(api: FastifyInstance, app: App): void {
  api.get('/health', async () => {
    await app.databaseWatch.probe();
    const [trouble] = app.databaseWatch.known();
    if (trouble) throw new RequestFailure(503, troubleCodes[trouble], messages[trouble]);
    return { data: [{ status: 'ok', database: 'ok' }] };
  });
}

/** The description of the operations, for programs and for people. */
function descriptionRoutes(api: FastifyInstance, app: App): void {
  // Created at the first request, because it is rarely needed and would slow every start.
  const openapi = madeFor(app, (brandName) => openapiDocument(brandName, sessionCookieName(app), app.describedRoutes));
  const docs = madeFor(app, docsPage);
  api.get('/openapi.json', async (request, reply) => {
    await demandLogin(app, request);
    return reply.header('cache-control', 'no-store').send(openapi());
  });
  api.get('/docs', async (request, reply) => {
    await demandLogin(app, request);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(docs());
  });
}

function maxBytesOf(operation: Operation): number {
  if (operation.right === 'public') return maxOpenBytes;
  return isUpload(operation) ? maxUploadBytes(operation) : maxBodyBytes;
}

interface AnyAddress {
  readonly Params: { readonly '*': string };
}

/** Refuses an address that is not an operation, or a method that its operation does not take. */
async function refuseUnknown({ method, params }: FastifyRequest<AnyAddress>, reply: FastifyReply): Promise<never> {
  const { '*': name } = params;
  if (!isOperationName(name) || !knownMethods.includes(method))
    throw new RequestFailure(404, 'UnknownOperation', requestMessages.unknownOperation);
  void reply.header('allow', operations[name].method);
  throw new RequestFailure(405, 'WrongMethod', requestMessages.wrongMethod);
}

function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}

/**
 * A browser names the site that sends a POST, which must be the panel itself. Programs name none. A page of another site cannot send a
 * token without asking the panel first, which never allows it.
 */
function refuseForeignOrigin({ config }: App, request: FastifyRequest): void {
  const { origin } = request.headers;
  if (request.method === 'GET' || request.method === 'HEAD' || origin === undefined || bearerToken(request) !== undefined) return;
  const own = config.publicUrl ? [config.publicUrl.origin] : [`http://${request.host}`, `https://${request.host}`];
  if (own.includes(origin)) return;
  request.log.warn({ origin, expected: own.join(' or ') }, 'a page of another address sent a request. Check PUBLIC_URL');
  throw new RequestFailure(403, 'ForeignOrigin', requestMessages.foreignOrigin);
}

import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { loggerOptions } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { apiRoutes, mostOpenBytes } from './api-routes.ts';
import type { App } from './app.ts';
import { answerFailure, answerUnreadable, answerUnroutable } from './failures.ts';
import { takeJson } from './json-bodies.ts';
import { metricsRoute } from './metrics-route.ts';
import { watchRequests } from './watch-requests.ts';
import { serveWebPages } from './web-pages.ts';

/** Routes declare no schemas to Fastify, as the contract checks what is sent: its compilers, which take long to load, stay out. */
function needsNoCompiler(): never {
  throw new Error('Routes declare no schemas to Fastify');
}

/** The HTTP server with all routes, not listening yet. */
export async function createServer(app: App): Promise<FastifyInstance> {
  const { requestTimeoutMs: requestTimeout } = app.config;
  const server = Fastify({
    requestTimeout,
    // Of every address that names no other limit: none of them takes a body.
    bodyLimit: mostOpenBytes,
    // Node exchanges the two times where the head's is the longer one, and looks for late requests in these steps only.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.ceil(requestTimeout / 10) },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildValidator: needsNoCompiler, buildSerializer: needsNoCompiler } },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    trustProxy: [...app.config.trustedProxies],
    logger: loggerOptions(app.config.logLevel),
    // A line for every request would drown what matters; failures and slow requests are told by themselves.
    logController: new LogController({ disableRequestLogging: app.config.logLevel !== 'debug' && app.config.logLevel !== 'trace' }),
  });
  takeJson(server);
  server.setErrorHandler(answerFailure);
  server.decorateRequest('caller', null);
  server.decorateRequest('isBodyAwaited', false);
  let isClosing = false;
  server.addHook('preClose', async () => void (isClosing = true));
  server.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    // A connection that stays open would keep a stopping server waiting.
    if (isClosing) void reply.header('connection', 'close');
  });

  const metrics = await metricsFor(app);
  watchRequests(server, metrics);
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // antd writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    hsts: app.config.publicUrl?.protocol === 'https:',
  });
  await server.register(cookie);
  await server.register(async (api) => apiRoutes(api, app), { prefix: '/api' });
  if (metrics && app.config.metricsToken !== undefined) metricsRoute(server, metrics, app.config.metricsToken);
  await serveWebPages(server, app.config.brandName);
  return server;
}

/** Nothing is measured where nobody may read it. */
async function metricsFor({ config, db, helpers }: App): Promise<Metrics | undefined> {
  if (config.metricsToken === undefined) return undefined;
  const { startMetrics } = await import('../metrics.ts');
  return startMetrics(db, helpers);
}

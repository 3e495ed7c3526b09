import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { loggerOptions } from '../log.ts';
import { watchOutages } from '../outages.ts';
import type { Metrics } from '../metrics.ts';
import { asSender } from '../sender.ts';
import { apiRoutes, maxOpenBytes } from './api-routes.ts';
import type { App } from './app.ts';
import { answerFailure, answerUnreadable, answerUnroutable } from './failures.ts';
import { takeJson } from './requests/json-bodies.ts';
import { metricsRoute } from './metrics-route.ts';
import { watchRequests } from './watch-requests.ts';
import { serveWebPages } from './pages/web-pages.ts';

/** The contract checks requests, so routes declare no schemas to Fastify. Its schema compilers, which load slowly, are not needed. */
function needsNoCompiler(): never {
  throw new Error('Routes declare no schemas to Fastify');
}

/** Creates the HTTP server with all routes. It does not listen yet. */
export async function createServer(app: App): Promise<FastifyInstance> {
  const { requestTimeoutMs: requestTimeout } = app.config;
  const isOutage = watchOutages({ db: app.db, settings: app.config.database, log: () => server.log });
  const server: FastifyInstance = Fastify({
    requestTimeout,
    // The default limit. Routes without their own limit take no body.
    bodyLimit: maxOpenBytes,
    // Node swaps the two times if that of the head is longer, and checks for late requests only at this interval.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.ceil(requestTimeout / 10) },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildValidator: needsNoCompiler, buildSerializer: needsNoCompiler } },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    trustProxy: [...app.config.trustedProxies],
    logger: loggerOptions(app.config, isOutage),
    // A line for every request would hide what matters. Failures and slow requests are logged separately.
    logController: new LogController({ disableRequestLogging: app.config.logLevel !== 'debug' && app.config.logLevel !== 'trace' }),
  });
  takeJson(server);
  server.setErrorHandler(answerFailure);
  server.decorateRequest('caller', null);
  server.decorateRequest('isBodyAwaited', false);
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
    // Node looks for late requests no more once it closes the server.
    setTimeout(() => server.server.closeAllConnections(), app.config.stopPatienceMs).unref();
  });
  server.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    // An open connection would delay a server that is stopping.
    if (isClosing) void reply.header('connection', 'close');
  });

  const metrics = await metricsFor(app, server.log);
  watchRequests(server, app.observations, metrics);
  const protect = protection(app);
  server.addHook('onRequest', (request, reply, done) => protect(request.raw, reply.raw, () => done()));
  await server.register(cookie);
  server.addHook('onRequest', (request, _reply, done) => asSender(request.ip, done));
  await server.register(async (api) => apiRoutes(api, app), { prefix: '/api' });
  for (const pages of app.openPages) await server.register(async (scope) => pages(scope, app));
  if (metrics && app.config.metricsToken !== undefined) metricsRoute(server, metrics, app.config.metricsToken);
  await serveWebPages(server, app);
  return server;
}

/** The metrics; undefined if no token is set, because then no one can read them. */
async function metricsFor(app: App, log: FastifyInstance['log']): Promise<Metrics | undefined> {
  if (app.config.metricsToken === undefined) return undefined;
  const { startMetrics } = await import('../metrics.ts');
  const { db, clock, jobs, observations, databaseWatch } = app;
  const measures = () => {
    const panel = { config: app.config, jobs, observations, databaseWatch, log };
    return app.measureOffice({ db, now: clock.now().toISOString(), panel });
  };
  return startMetrics({ ...app, measures });
}

/** Sets the headers that protect the browser. They are worked out once; @fastify/helmet does it for each request. */
function protection({ config }: App): ReturnType<typeof helmet> {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    hsts: config.publicUrl?.protocol === 'https:',
  });
}

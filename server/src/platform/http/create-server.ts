import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { apiRoutes } from './api-routes.ts';
import type { App } from './app.ts';
import { answerFailure, answerUnreadable, answerUnroutable } from './failures.ts';
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
    // Node exchanges the two times where the head's is the longer one, and looks for late requests in these steps only.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.ceil(requestTimeout / 10) },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildValidator: needsNoCompiler, buildSerializer: needsNoCompiler } },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    logger: {
      level: app.config.logLevel,
      // Never a password, a cookie or a query string: they may hold private data.
      serializers: { req: (request) => ({ method: request.method, path: request.url.split('?')[0], address: request.ip }) },
    },
    // A line for every request would drown what matters; failures log themselves.
    logController: new LogController({ disableRequestLogging: app.config.logLevel !== 'debug' && app.config.logLevel !== 'trace' }),
  });
  server.removeContentTypeParser('text/plain');
  server.setErrorHandler(answerFailure);
  server.decorateRequest('userId', null);
  let isClosing = false;
  server.addHook('preClose', async () => void (isClosing = true));
  server.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    // A connection that stays open would keep a stopping server waiting.
    if (isClosing) void reply.header('connection', 'close');
  });

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
  await serveWebPages(server, app.config.brandName);
  return server;
}

/** The built web pages: precompressed, and immutable if the name contains a hash. Every other page address gets index.html. */
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { madeFor } from '../made-for-brand.ts';
import { readBuiltPages } from './built-pages.ts';
import { takesBrotli } from '../content-headers.ts';
import { pageAnswersAddress } from '../answers/page-answers.ts';
import { sessionToken } from '../requests/session-cookie.ts';

/** The folder of the built pages. */
export const builtPages = fileURLToPath(new URL('../../../../../web/dist/', import.meta.url));

/** The longest address that a header repeats. A longer one costs only the time of asking later. */
const longestNamed = 1000;

/** Serves the pages. Without a build, there are none, only the API. */
export async function serveWebPages(server: FastifyInstance, app: App): Promise<void> {
  const pages = madeFor(app, (brandName) => readBuiltPages(builtPages, brandName));
  if (!pages()) {
    server.setNotFoundHandler(answerUnknown);
    return;
  }

  /** Sends the HTML of a page, which is the same for everyone. A browser with a session also fetches the page's answers at once. */
  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Without the database, the page says so itself.
    await app.refreshSettings().catch(() => {});
    const hasSession = sessionToken(app, request) !== undefined;
    const [path = '/'] = request.url.split('?', 1);
    // With a session, the login page leads to the dashboard; without one, every page leads to the login page.
    const page = pages()?.htmlOf(!hasSession ? '/' : path === '/' ? '/dashboard' : path);
    if (!page) return answerUnknown(request, reply);
    const { text, compressed } = page;
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding, cookie');
    if (hasSession && request.url.length <= longestNamed)
      void reply.header('link', `<${pageAnswersAddress(request.url)}>; rel=preload; as=fetch; crossorigin=anonymous`);
    return takesBrotli(request) ? reply.header('content-encoding', 'br').send(compressed) : reply.send(text);
  }

  await server.register(fastifyStatic, {
    root: builtPages,
    preCompressed: true,
    cacheControl: false,
    index: false,
    wildcard: true,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.get('/', sendPage);
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') && !request.url.startsWith('/assets/');
    return isPage ? sendPage(request, reply) : answerUnknown(request, reply);
  });
}

/** Fastify's own answer would repeat the address in the log, with its query and the tokens in it. */
function answerUnknown(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
}

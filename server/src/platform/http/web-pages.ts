/** The built web pages: precompressed, and immutable if the name contains a hash. Every other page address gets index.html. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './docs-page.ts';

const builtPages = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

/** Serves the pages. Without a build, there are none, only the API. */
export async function serveWebPages(server: FastifyInstance, brandName: string): Promise<void> {
  const indexFile = join(builtPages, 'index.html');
  if (!existsSync(indexFile)) return;
  const index = readFileSync(indexFile, 'utf8').replace(
    '<meta name="brand" content="Vikray"',
    `<meta name="brand" content="${escapeHtml(brandName)}"`,
  );
  const compressedIndex = brotliCompressSync(index);
  function sendIndex(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    const takesBrotli = request.headers['accept-encoding']?.includes('br');
    return takesBrotli ? reply.header('content-encoding', 'br').send(compressedIndex) : reply.send(index);
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
  server.get('/', sendIndex);
  server.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') && !request.url.startsWith('/assets/');
    if (!isPage) return reply.status(404).type('text/plain; charset=utf-8').send('Not found');
    return sendIndex(request, reply);
  });
}

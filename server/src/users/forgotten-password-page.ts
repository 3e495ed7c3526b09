import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { App } from '../platform/http/app.ts';
import { takesBrotli } from '../platform/http/content-headers.ts';
import { builtPages } from '../platform/http/pages/web-pages.ts';

const name = 'forgot-password.html';

/** Serves the static page about a forgotten password. It offers a link by mail only where the panel can send one. */
export async function forgottenPasswordPage(server: FastifyInstance, app: App): Promise<void> {
  const file = join(builtPages, name);
  if (!app.config.publicUrl || !existsSync(file)) return;
  const off = pageOf(readFileSync(file, 'utf8'));
  const on = pageOf(off.text.replace('data-reset="off"', 'data-reset="on"'));
  server.get(`/${name}`, async (request, reply) => {
    // Without the database, no mail can be sent either.
    await app.refreshSettings().catch(() => {});
    const { text, compressed } = app.config.mail.transport ? on : off;
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    return takesBrotli(request) ? reply.header('content-encoding', 'br').send(compressed) : reply.send(text);
  });
}

function pageOf(text: string) {
  return { text, compressed: brotliCompressSync(text) };
}

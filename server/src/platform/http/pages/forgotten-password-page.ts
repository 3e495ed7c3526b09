import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { takesBrotli } from '../content-headers.ts';

const name = 'forgot-password.html';

/** Serves the static page about a forgotten password. It offers a link by mail only where the panel can send one. */
export function serveForgottenPassword(
  server: FastifyInstance,
  { publicUrl, mail }: Pick<Config, 'publicUrl' | 'mail'>,
  folder: string,
): void {
  const file = join(folder, name);
  if (!publicUrl || !mail.transport || !existsSync(file)) return;
  const page = readFileSync(file, 'utf8').replace('data-reset="off"', 'data-reset="on"');
  const compressed = brotliCompressSync(page);
  server.get(`/${name}`, (request, reply) => {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    return takesBrotli(request) ? reply.header('content-encoding', 'br').send(compressed) : reply.send(page);
  });
}

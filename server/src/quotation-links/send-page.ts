import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesBrotli } from '../platform/http/content-headers.ts';
import { sentencePage, type CustomerPage } from './page/page-frame.ts';

const compress = promisify(brotliCompress);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends a page to a customer. No browser, proxy or search engine may store it, and links from it send no referrer. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { html, policy }: CustomerPage,
): Promise<FastifyReply> {
  void reply.status(status).headers({
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  void reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (!takesBrotli(request)) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await compress(html, quality));
}

/** Sends a page that says one sentence. `unsent` is what the customer wrote in a refused answer. */
export function sendSentence(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  sentence: string,
  unsent = '',
): Promise<FastifyReply> {
  return sendPage(request, reply, status, sentencePage(sentence, unsent));
}

import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonType, takesBrotli } from '../content-headers.ts';

/** A shorter answer fits into a few packets. */
const leastBytes = 4_000;

/** 60 KB take less than a millisecond and shrink to a sixth. Higher qualities save little more and take several times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };

/** Compresses a long answer in JSON for a caller who accepts that. On a slow line, a list otherwise takes seconds. */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
  if (!isWhole || payload.length < leastBytes || reply.getHeader('content-type') !== jsonType) return payload;
  void reply.header('vary', 'accept-encoding');
  if (!takesBrotli(request)) return payload;
  void reply.header('content-encoding', 'br').removeHeader('content-length');
  return brotliCompressSync(payload, { params });
}

import type { FastifyRequest } from 'fastify';

/** The content type of every answer in JSON. */
export const jsonType = 'application/json; charset=utf-8';

/** Whether the caller accepts an answer that is compressed by Brotli. */
export function takesBrotli({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['accept-encoding']?.includes('br') ?? false;
}

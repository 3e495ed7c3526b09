import type { FastifyReply, FastifyRequest } from 'fastify';

/** The content type of every answer in JSON. */
export const jsonType = 'application/json; charset=utf-8';

/** Whether the caller accepts an answer that is compressed by Brotli. */
export function takesBrotli({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['accept-encoding']?.includes('br') ?? false;
}

/** Marks an answer as a file of this name, which the browser saves and does not cache. The name is plain: ASCII without quotation marks. */
export function asDownload(reply: FastifyReply, contentType: string, fileName: string): FastifyReply {
  return reply.type(contentType).header('content-disposition', `attachment; filename="${fileName}"`).header('cache-control', 'no-store');
}

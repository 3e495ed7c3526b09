import type { FastifyRequest } from 'fastify';

const scheme = /^Bearer( +|$)/i;

/**
 * The token with which a program logs in; undefined for a browser. Other schemes of the header belong to a proxy in front of the panel. A
 * token in the address is never read: addresses end up in logs.
 */
export function bearerToken({ headers: { authorization = '' } }: FastifyRequest): string | undefined {
  return scheme.test(authorization) ? authorization.replace(scheme, '').trim() : undefined;
}

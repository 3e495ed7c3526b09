import { createHash, timingSafeEqual } from 'node:crypto';
import { requestMessages } from '@vikray/contract/platform/request-messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { RequestFailure } from './failures.ts';

/** The metrics at /metrics, for callers with the token. */
export function metricsRoute(server: FastifyInstance, metrics: Metrics, token: string): void {
  server.get('/metrics', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      void reply.header('www-authenticate', 'Bearer');
      throw new RequestFailure(401, 'WrongToken', requestMessages.wrongMetricsToken);
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

/** Compares hashes, so that the time does not depend on the number of correct characters. */
function isSame(one: string, other: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(one), hashOf(other));
}

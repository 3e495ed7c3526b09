/** Watches every request to its end. Slow requests are logged; if there are metrics, all requests are counted. */
import type { FastifyInstance } from 'fastify';
import { operationOf, slowMs } from '../log.ts';
import type { Metrics } from '../metrics.ts';

/** Counts every answered request for the metrics, and logs slow ones. */
export function watchRequests(server: FastifyInstance, metrics: Metrics | undefined): void {
  server.addHook('onResponse', async (request, reply) => {
    const elapsedMs = reply.elapsedTime;
    const operation = operationOf(request);
    if (elapsedMs > slowMs) request.log.warn({ operation, status: reply.statusCode, elapsedMs: Math.round(elapsedMs) }, 'slow request');
    metrics?.count(operation, reply.statusCode, elapsedMs / 1000);
  });
}

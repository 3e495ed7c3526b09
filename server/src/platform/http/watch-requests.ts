/** Watches every request to its end: a slow one goes into the log, and all are counted where somebody reads the counts. */
import type { FastifyInstance } from 'fastify';
import { operationOf, slowMs } from '../log.ts';
import type { Metrics } from '../metrics.ts';

export function watchRequests(server: FastifyInstance, metrics: Metrics | undefined): void {
  server.addHook('onResponse', async (request, reply) => {
    const elapsedMs = reply.elapsedTime;
    const operation = operationOf(request);
    if (elapsedMs > slowMs) request.log.warn({ operation, status: reply.statusCode, elapsedMs: Math.round(elapsedMs) }, 'slow request');
    metrics?.count(operation, reply.statusCode, elapsedMs / 1000);
  });
}

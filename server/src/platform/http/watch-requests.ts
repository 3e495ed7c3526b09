import type { FastifyInstance } from 'fastify';
import { operationOf, slowMs } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Observations } from '../observations.ts';

/** Counts every answered request for the metrics, notes it for System Health, and logs slow ones. */
export function watchRequests(server: FastifyInstance, observations: Observations, metrics: Metrics | undefined): void {
  server.addHook('onResponse', async (request, reply) => {
    const elapsedMs = reply.elapsedTime;
    const operation = operationOf(request);
    if (elapsedMs > slowMs) request.log.warn({ operation, status: reply.statusCode, elapsedMs: Math.round(elapsedMs) }, 'slow request');
    observations.noteAnswer(operation, elapsedMs);
    observations.noteProxy(request);
    metrics?.count(operation, reply.statusCode, elapsedMs / 1000);
  });
}

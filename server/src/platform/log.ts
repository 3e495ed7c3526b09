/** What the server writes down about itself: one JSON object a line, on the standard output. */
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** A request that takes longer is written down. */
export const slowMs = 1000;

/** The logger's settings. No line holds a body, a cookie, a query string or the values of a record: they may be private. */
export function loggerOptions(level: Config['logLevel']): LoggerOptions {
  // The reader of forms would tell all headers when it tells everything.
  const redact = { paths: ['headers', '*.headers'], remove: true };
  return { level, redact, serializers: { req: requestLine, err: errorLines } };
}

/** The operation's name, or the address as its route declares it, so that nothing of what was sent is in it: `quotations/:id.pdf`. */
export function operationOf(request: FastifyRequest): string {
  const address = request.routeOptions.url ?? 'unknown';
  return address.replace(/^\/api\//, '').replaceAll(/\([^)]*\)/g, '');
}

function requestLine(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?')[0], address: request.ip };
}

/** What tells where an error comes from. PostgreSQL's `detail` and `where` are left out: they quote whole rows. */
function errorLines(error: Error): { type: string; message: string; stack: string; [fact: string]: unknown } {
  const { code, errcode, table, column, constraint } = error as Error & Readonly<Record<string, unknown>>;
  const cause = error.cause instanceof Error ? errorLines(error.cause) : undefined;
  return { type: error.name, message: error.message, stack: error.stack ?? '', code, errcode, table, column, constraint, cause };
}

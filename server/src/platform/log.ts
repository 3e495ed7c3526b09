/** The log of the server on the standard output: one JSON object per line, or text for people. */
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { logLine } from './log-lines.ts';
import { inSources } from './source-lines.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** A request that takes longer is logged. */
export const slowMs = 1000;

/**
 * The settings of the logger. No line contains a body, a cookie, a query string or the values of a record, because these may be private.
 * `isSaid` returns whether another line reports an error.
 */
export function loggerOptions(
  { logLevel: level, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  isSaid: (error: unknown) => boolean,
): LoggerOptions {
  // At trace level, the multipart parser would log all headers.
  const redact = { paths: ['headers', '*.headers'], remove: true };
  return {
    level,
    redact,
    serializers: { req: requestLine, err: errorLines },
    hooks: {
      logMethod(args, method) {
        const [facts] = args as [unknown];
        if (typeof facts === 'object' && facts !== null && 'err' in facts && isSaid(facts.err)) return;
        method.apply(this, args);
      },
    },
    ...(logFormat === 'text' && { stream: { write: (line: string) => void process.stdout.write(logLine(line)) } }),
  };
}

/** The name of the operation, or the address pattern of the route, such as `quotations/:id.pdf`, which contains nothing from the request. */
export function operationOf(request: FastifyRequest): string {
  const address = request.routeOptions.url ?? 'unknown';
  return address.replace(/^\/api\//, '').replaceAll(/\([^)]*\)/g, '');
}

/** Anyone who knows the address of a link can use it, so what follows `/q/` stays out. */
function requestLine(request: FastifyRequest) {
  const path = request.url.split('?')[0]?.replace(/^(\/+q\/).*$/is, '$1…');
  return { method: request.method, path, address: request.ip };
}

/** The facts that show where an error comes from. PostgreSQL's `detail` and `where` are left out, because they quote whole rows. */
function errorLines(error: Error): { type: string; message: string; stack: string; [fact: string]: unknown } {
  const { code, errcode, table, column, constraint } = error as Error & Readonly<Record<string, unknown>>;
  const cause = error.cause instanceof Error ? errorLines(error.cause) : undefined;
  return { type: error.name, message: error.message, stack: inSources(error.stack ?? ''), code, errcode, table, column, constraint, cause };
}

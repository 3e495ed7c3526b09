/** The answer of every failed request: a status, a sentence for the user, a code for programs, and the request id for the log. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { operations } from '@vikray/contract/operations.ts';
import type { Failure } from '@vikray/contract/platform/failures.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import { requestMessages } from '@vikray/contract/platform/request-messages.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/errors.ts';
import { OperationFailure } from '../handler.ts';
import { operationOf } from '../log.ts';
import { KeyMissing } from '../secrets/key-missing.ts';
import { CallerLeft, QueueFull } from '../threads/fair-queue.ts';
import { jsonType } from './content-headers.ts';
import { drainBody } from './requests/drain-body.ts';

/** A failure that any request can have, whatever its operation. */
export class RequestFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  /** After how many seconds the same request may succeed; set if there were too many requests at once. */
  readonly retryAfterSeconds: number | undefined;
  /** What a program needs to know besides the sentence. */
  readonly details: object | undefined;

  constructor(status: number, code: string, message: string, field?: string, retryAfterSeconds?: number, details?: object) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field || undefined;
    this.retryAfterSeconds = retryAfterSeconds;
    this.details = details;
  }
}

/** The failure of an unknown address below /api. */
export function notServed(): RequestFailure {
  return new RequestFailure(404, 'NotFound', messages.notFound);
}

/** Fastify's own refusals, in the panel's words. */
const refusals: Readonly<Record<string, RequestFailure>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new RequestFailure(415, 'WrongContentType', requestMessages.wrongContentType),
  FST_ERR_CTP_BODY_TOO_LARGE: new RequestFailure(413, 'BodyTooLarge', requestMessages.bodyTooLarge),
  FST_ERR_CTP_INVALID_JSON_BODY: new RequestFailure(400, 'MalformedJson', requestMessages.malformedJson),
  FST_ERR_CTP_EMPTY_JSON_BODY: new RequestFailure(400, 'MalformedJson', requestMessages.malformedJson),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new RequestFailure(400, 'MalformedJson', requestMessages.malformedJson),
  // No id in an address is that long.
  FST_ERR_MAX_PARAM_LENGTH: notServed(),
};

function asFailure(error: FastifyError | Error): RequestFailure | undefined {
  if (error instanceof RequestFailure) return error;
  if (error instanceof OperationFailure)
    return new RequestFailure(error.failure.status, error.code, error.message, error.failure.field, undefined, error.details);
  if (error instanceof QueueFull) return new RequestFailure(429, 'TooBusy', requestMessages.tooBusy);
  if (error instanceof KeyMissing) return new RequestFailure(409, 'KeyMissing', requestMessages.keyMissing);
  if (isUnavailable(error)) return new RequestFailure(503, 'Unavailable', requestMessages.unavailable);
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = refusals[code ?? ''];
  if (known) return known;
  if (error instanceof SyntaxError) return new RequestFailure(400, 'MalformedJson', requestMessages.malformedJson);
  return statusCode && statusCode < 500 ? new RequestFailure(statusCode, 'BadRequest', requestMessages.requestUnreadable) : undefined;
}

function failureBody({ message, code, field, details }: RequestFailure, requestId: string) {
  return { data: message, error: { code, ...(field && { field }), ...details, requestId } };
}

/** Missing rights, other sites and guessed passwords are logged, because they are signs of an attack. */
const suspicious = new Set([403, 429]);

/** A login with a wrong number, password or code. A program outside can block such addresses: deploy/fail2ban-vikray.conf. */
const refusedLogins = new Set(['WrongLogin', 'WrongCode', 'KeyLost']);

/** The sender has hung up or was too slow. No one reads this answer, and it is not a fault of the panel. */
const brokenOff = new RequestFailure(400, 'BadRequest', requestMessages.requestUnreadable);

function hasBrokenOff(error: Error, request: FastifyRequest): boolean {
  return error instanceof CallerLeft || (!request.raw.complete && error.message === 'aborted');
}

/** What an error answers; undefined for an unexpected one. */
export function failureOfError(error: Error, request: FastifyRequest): RequestFailure | undefined {
  if (hasBrokenOff(error, request)) return brokenOff;
  const failure = asFailure(error);
  return failure?.code === 'BodyTooLarge' ? (ownTooLarge(request) ?? failure) : failure;
}

/** The failure that the operation declares for a body above the limit. */
function ownTooLarge(request: FastifyRequest): RequestFailure | undefined {
  const table: Readonly<Record<string, Operation | undefined>> = operations;
  const declared = Object.entries<Failure>(table[operationOf(request)]?.failures ?? {}).find(([, { isOfBody }]) => isOfBody);
  return declared && new RequestFailure(declared[1].status, declared[0], declared[1].message, declared[1].field);
}

/** Fastify's error handler. An undeclared error answers 500 without details, which are in the log under the request id. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOfError(error, request) ?? new RequestFailure(500, 'Unexpected', messages.somethingWentWrong);
  if (failure.status >= 500 && failure.code !== 'Starting')
    request.log.error({ err: error, operation: operationOf(request) }, 'request failed');
  if (suspicious.has(failure.status)) {
    const { ip: address, caller } = request;
    request.log.warn({ operation: operationOf(request), code: failure.code, address, userId: caller?.userId ?? null }, 'request refused');
  }
  if (refusedLogins.has(failure.code)) request.log.warn({ code: failure.code, address: request.ip }, 'login refused');
  drainBody(request.raw);
  if (failure.retryAfterSeconds !== undefined) void reply.header('retry-after', failure.retryAfterSeconds);
  void reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    // Fastify would close the connection of a refused body. The rest of the body would then reset it before this answer is read.
    .removeHeader('connection')
    .send(failureBody(failure, request.id));
}

interface Unreadable {
  /** The status with its words, as the first line of the answer has them. */
  readonly status: string;
  readonly failure: RequestFailure;
}

const unreadable: Unreadable = {
  status: '400 Bad Request',
  failure: new RequestFailure(400, 'BadRequest', requestMessages.requestUnreadable),
};

const refusedHeads: Readonly<Record<string, Unreadable>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    failure: new RequestFailure(431, 'HeadTooLarge', requestMessages.bodyTooLarge),
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    failure: new RequestFailure(408, 'TooSlow', requestMessages.requestTooSlow),
  },
};

/** The headers of answers that bypass the server's hooks. All others have these and more from Helmet. */
const barestHeaders = {
  'content-security-policy': "default-src 'none';object-src 'none';base-uri 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const;

/** Fastify's handler for an address that cannot be read. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({ ...barestHeaders, 'x-request-id': request.id });
  answerFailure(error, request, reply);
}

/** Fastify's handler for input that is not a request yet: a head that is too long or incomplete, or no HTTP at all. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, failure } = refusedHeads[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify(failureBody(failure, randomUUID()));
  const head = [
    `HTTP/1.1 ${status}`,
    `content-type: ${jsonType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(barestHeaders).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  answerAndLinger(socket, `${head.join('\r\n')}\r\n\r\n${body}`);
}

/** How long a refused sender has to read the answer. */
const lingerMs = 1_000;

/** Data sent to a closed connection resets it, and an unread answer is lost. So the connection closes a second later (RFC 9112, 9.6). */
function answerAndLinger(socket: Socket, answer: string): void {
  socket.pause();
  socket.end(answer);
  setTimeout(() => socket.destroy(), lingerMs);
}

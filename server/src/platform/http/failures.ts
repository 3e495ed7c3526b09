/** How every failed request answers: a status, the sentence the user reads, a code for programs and the request's id for the log. */
import { messages } from '@vikray/contract/platform/messages.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/errors.ts';
import { OperationFailure } from '../handler.ts';

/** A failure that any request can meet, whatever its operation. */
export class RequestFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;

  constructor(status: number, code: string, message: string, field?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field || undefined;
  }
}

/** The failure of an address below /api at which there is nothing. */
export function notServed(): RequestFailure {
  return new RequestFailure(404, 'NotFound', messages.notFound);
}

/** What Fastify itself refuses, in the panel's words. */
const refusals: Readonly<Record<string, RequestFailure>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new RequestFailure(415, 'WrongContentType', messages.wrongContentType),
  FST_ERR_CTP_BODY_TOO_LARGE: new RequestFailure(413, 'BodyTooLarge', messages.bodyTooLarge),
  FST_ERR_CTP_INVALID_JSON_BODY: new RequestFailure(400, 'MalformedJson', messages.malformedJson),
  FST_ERR_CTP_EMPTY_JSON_BODY: new RequestFailure(400, 'MalformedJson', messages.malformedJson),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new RequestFailure(400, 'MalformedJson', messages.malformedJson),
};

function asFailure(error: FastifyError | Error): RequestFailure | undefined {
  if (error instanceof RequestFailure) return error;
  if (error instanceof OperationFailure) return new RequestFailure(error.failure.status, error.code, error.message, error.failure.field);
  if (isUnavailable(error)) return new RequestFailure(503, 'Unavailable', messages.unavailable);
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = refusals[code ?? ''];
  if (known) return known;
  if (error instanceof SyntaxError) return new RequestFailure(400, 'MalformedJson', messages.malformedJson);
  return statusCode && statusCode < 500 ? new RequestFailure(statusCode, 'BadRequest', messages.malformedJson) : undefined;
}

/** Fastify's error handler. What nobody declared answers 500 without detail; the log has it under the request's id. */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const failure = asFailure(error) ?? new RequestFailure(500, 'Unexpected', messages.somethingWentWrong);
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  void reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    .send({ data: failure.message, error: { code: failure.code, ...(failure.field && { field: failure.field }), requestId: request.id } });
}

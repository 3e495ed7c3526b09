import { firstFailure, firstMessage } from '@vikray/contract/platform/check.ts';
import { messages } from '@vikray/contract/platform/messages.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { RequestFailure } from './failures.ts';
import { isUpload, readBody, readUpload } from './read-upload.ts';

/** The input of a request, in the code's names. Fails with the first failed check. */
export async function readInput(operation: Operation, request: FastifyRequest): Promise<unknown> {
  const sent = await readSent(operation, request);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new RequestFailure(400, 'MalformedJson', messages.bodyMustBeObject);
  const parsed = z.safeParse(operation.input, sent);
  const failed = parsed.error ? firstFailure(operation.input, parsed.error) : firstMessage(parsed.data, ...operation.rules);
  if (failed) throw new RequestFailure(400, 'InvalidInput', failed.message, failed.field);
  return parsed.data;
}

async function readSent(operation: Operation, request: FastifyRequest): Promise<unknown> {
  if (operation.method === 'GET') return request.query;
  return isUpload(operation) ? readUpload(operation, request) : readBody(request);
}

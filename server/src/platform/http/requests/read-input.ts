import { firstFailure, firstMessage } from '@vikray/contract/platform/check.ts';
import { requestMessages } from '@vikray/contract/platform/request-messages.ts';
import type { Operation } from '@vikray/contract/platform/operation.ts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { RequestFailure } from '../failures.ts';
import type { FileMemory } from './file-memory.ts';
import { readBody, readUpload } from './read-upload.ts';

/** The input of a request, in the code's names; that of an upload needs memory for its file. Fails with the first failed check. */
export async function readInput(operation: Operation, request: FastifyRequest, memory?: FileMemory): Promise<unknown> {
  return checkInput(operation, await readSent(operation, request, memory));
}

/** The input in the code's names. Fails with the first failed check. */
export function checkInput(operation: Operation, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new RequestFailure(400, 'MalformedJson', requestMessages.bodyMustBeObject);
  const parsed = z.safeParse(operation.input, sent);
  const failed = parsed.error ? firstFailure(operation.input, parsed.error) : firstMessage(parsed.data, ...operation.rules);
  if (failed) throw new RequestFailure(400, 'InvalidInput', failed.message, failed.field);
  return parsed.data;
}

async function readSent(operation: Operation, request: FastifyRequest, memory: FileMemory | undefined): Promise<unknown> {
  if (operation.method === 'GET') return request.query;
  return memory ? readUpload(operation, request, memory) : readBody(request);
}

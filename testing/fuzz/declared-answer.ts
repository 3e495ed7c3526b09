import type { Operation } from '@vikray/contract/platform/operation.ts';
import { expect } from 'vitest';
import * as z from 'zod';
import type { Reply } from '../panel/caller.ts';
import { refusalOf } from '../panel/refusal.ts';

/** The status of an answer that is what the contract says: its rows, or a failure in the one form, with what was declared for its code. */
export function declaredStatusOf(operation: Operation, reply: Reply): number {
  // A list as a file has a test of its own.
  if (reply.status === 200 && operation.kind === 'list' && reply.headers.get('content-disposition')?.startsWith('attachment'))
    return reply.status;
  const { said, declared } = reply.status >= 400 ? refusalBeside(operation, reply) : rowsBeside(operation, reply);
  expect(said).toEqual(declared);
  return reply.status;
}

function refusalBeside(operation: Operation, reply: Reply) {
  const [status, code] = refusalOf(reply);
  const declared = operation.failures[code] ?? { status, message: reply.json.data };
  return { said: [status, reply.json.data], declared: [declared.status, declared.message] };
}

/** Read and written again the rows are the same: nothing is missing, and nothing is there that was not declared. */
function rowsBeside(operation: Operation, reply: Reply) {
  const data = operation.kind === 'list' ? z.array(operation.row) : operation.data;
  const status = operation.kind === 'list' ? 200 : operation.status;
  return { said: [reply.status, reply.json.data], declared: [status, z.encode(data, z.decode(data, reply.json.data))] };
}

/** Whether a request can change nothing: it only reads, or fails the checks of its fields before it gets near the database. */
export function isHarmless(operation: Operation, wire: unknown): boolean {
  return operation.kind !== 'write' || !operation.input.safeParse(wire).success;
}

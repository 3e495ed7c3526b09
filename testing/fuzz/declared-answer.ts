import type { Operation } from '@vikray/contract/platform/operation.ts';
import { expect } from 'vitest';
import * as z from 'zod';
import type { Reply } from '../panel/caller.ts';
import { refusalOf } from '../panel/refusal.ts';

/** The status of an answer, after a check against the contract: the declared rows, or a failure with its declared status and message. */
export function declaredStatusOf(operation: Operation, reply: Reply): number {
  // Lists as files have their own test.
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

/** Rows stay the same when they are parsed and encoded again: nothing is missing and nothing is undeclared. */
function rowsBeside(operation: Operation, reply: Reply) {
  const data = operation.kind === 'list' ? z.array(operation.row) : operation.data;
  const said = operation.kind !== 'list' && operation.isWhole ? reply.json : reply.json.data;
  return {
    said: [reply.status, said],
    declared: [declaredStatus(operation, reply), z.encode(data, z.decode(data, said))],
  };
}

/** The status that the contract declares for an answer with rows. An operation that creates or changes a record has two. */
function declaredStatus(operation: Operation, { status }: Reply): number {
  if (operation.kind === 'list') return 200;
  return operation.isChange && status === 200 ? 200 : operation.status;
}

/** Whether a body fails the checks of its fields, so that no database is asked. Says nothing of a query, whose values travel as text. */
export function isRefusedUnread(operation: Operation, wire: unknown): boolean {
  return operation.method === 'POST' && !operation.input.safeParse(wire).success;
}

/** Whether a request cannot change anything: it only reads, or it fails the checks of its fields. */
export function isHarmless(operation: Operation, wire: unknown): boolean {
  return operation.kind !== 'write' || !operation.input.safeParse(wire).success;
}

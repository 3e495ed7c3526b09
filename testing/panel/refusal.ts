import { failureAnswer } from '@vikray/contract/platform/failures.ts';
import { expect } from 'vitest';
import type { Reply } from './caller.ts';

/** One line that a user can read, without internal details or a stack. */
export const sentence = /^(?!.*(node:|\.ts\b|Error\b|undefined|\bnull\b|SQL|sqlite|postgres))[A-Z][^\n]{4,200}$/;

/** The status and code of a refused request. Fails unless the answer has the standard form of a failure. */
export function refusalOf(reply: Reply): [status: number, code: string] {
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const answer = failureAnswer.parse(reply.json);
  expect(reply.json).toEqual(answer);
  expect(answer.data).toMatch(sentence);
  expect(answer.error.requestId).toMatch(/^[0-9a-f-]{36}$/);
  return [reply.status, answer.error.code];
}

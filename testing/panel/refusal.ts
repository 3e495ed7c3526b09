import { failureAnswer } from '@vikray/contract/platform/operation.ts';
import { expect } from 'vitest';
import type { Reply } from './caller.ts';

/** One line that a user can read: no detail of the inside, no stack. */
const sentence = /^(?!.*(node:|\.ts\b|Error\b|undefined|\bnull\b|SQL|sqlite|postgres))[A-Z][^\n]{4,200}$/;

/** A refused request's status and code, after making sure that it answers in the one form that every failure has. */
export function refusalOf(reply: Reply): [status: number, code: string] {
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const answer = failureAnswer.parse(reply.json);
  expect(reply.json).toEqual(answer);
  expect(answer.data).toMatch(sentence);
  expect(answer.error.requestId).toMatch(/^[0-9a-f-]{36}$/);
  return [reply.status, answer.error.code];
}

/** Finds and keeps the answers of lists under keys that stand for everything that an answer depends on beside the database. */
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { FastifyRequest } from 'fastify';
import type { Kept } from '../database/changes.ts';
import { formatAccepted } from './accepted-format.ts';
import type { Body } from './kept-answers.ts';
import type { ListJob } from './read-list.ts';

/** The answer of the same request, if it is kept and still true. The caller must have been admitted. */
export function keptAnswer(
  { answers, handler, user, now }: Pick<ListJob, 'answers' | 'handler' | 'user' | 'now'>,
  request: FastifyRequest,
): Body | undefined {
  const key = keyOf(handler, now, request);
  return answers.find(key, user.moment) ?? answers.find(ownKey(key, user), user.moment);
}

/** The key of an answer that depends on the user. */
function ownKey(key: string, { sessionHash, name, loginType, rights }: ListJob['user']): string {
  return [key, sessionHash, numberOf(rights), loginType, name].join(' ');
}

/** Sets of rights are kept until the rights change, so a set stands for the rights in it. */
const rightsNumbers = new WeakMap<ReadonlySet<string>, number>();
let lastNumber = 0;

function numberOf(rights: ReadonlySet<string>): number {
  const number = rightsNumbers.get(rights) ?? ++lastNumber;
  rightsNumbers.set(rights, number);
  return number;
}

/** Requests with the same key get the same answer, unless something changes or it depends on the user. */
function keyOf({ agesDaily }: Pick<ListJob['handler'], 'agesDaily'>, now: string, { method, url, headers }: FastifyRequest): string {
  return [method, url, formatAccepted(headers.accept ?? ''), agesDaily && dateAt(now)].join(' ');
}

/** Keeps an answer for all users who would get the same today. */
export function keepAnswer({ answers, handler, dependence, now, user }: ListJob, request: FastifyRequest, answer: Kept<Body>): void {
  if (request.method !== 'GET' || (dependence.onTime && !handler.agesDaily)) return;
  const key = keyOf(handler, now, request);
  answers.keep(dependence.onUser ? ownKey(key, user) : key, answer);
}

/** Finds and keeps answers under keys that contain everything that an answer depends on besides the database. */
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { FastifyRequest } from 'fastify';
import type { Kept } from '../../database/changes/changes.ts';
import type { Aging } from '../../handler.ts';
import type { SignedIn } from '../../identity.ts';
import { formatAccepted } from './accepted-format.ts';
import type { App } from '../app.ts';
import type { Body } from './kept-answers.ts';

/** Whether a handler has looked at the user or the time. */
export interface Dependence {
  onUser: boolean;
  onTime: boolean;
}

/** The same context, which notes whether the handler looks at the user or the time. */
export function noting<C extends { readonly user: SignedIn; readonly now: string }>(dependence: Dependence, context: C): C {
  const { user, now } = context;
  return Object.defineProperties(context, {
    user: {
      get() {
        dependence.onUser = true;
        return user;
      },
    },
    now: {
      get() {
        dependence.onTime = true;
        return now;
      },
    },
  });
}

/** A request of an admitted user, and how the time changes its answer. */
export interface Asked extends Pick<App, 'answers'> {
  readonly user: SignedIn;
  readonly now: string;
  readonly aging: Aging;
  readonly request: FastifyRequest;
  /** The checked body of a POST; the address says all of a GET. */
  readonly input?: unknown;
}

/** The answer of the same request, if it is kept and still true. */
export function keptAnswer(asked: Asked): Body | undefined {
  const key = keyOf(asked);
  const { answers, user } = asked;
  return answers.find(key, user.moment) ?? answers.find(ownKey(key, user), user.moment);
}

/** Keeps an answer for all users who would get the same today. */
export function keepAnswer(asked: Asked, dependence: Dependence, answer: Kept<Body>): void {
  const { answers, user, aging } = asked;
  if (dependence.onTime && !aging.agesDaily) return;
  const key = keyOf(asked);
  answers.keep(dependence.onUser ? ownKey(key, user) : key, answer);
}

/** Requests with the same key get the same answer, unless something changes or it depends on the user. */
function keyOf({ aging, now, input, request: { method, url, headers } }: Asked): string {
  const body = method === 'POST' ? JSON.stringify(input) : '';
  return [method, url, body, formatAccepted(headers.accept ?? ''), aging.agesDaily && dateAt(now)].join(' ');
}

/** The key of an answer that depends on the user. */
function ownKey(key: string, { sessionHash, name, loginType, rights }: SignedIn): string {
  return [key, sessionHash, numberOf(rights), loginType, name].join(' ');
}

/** Sets of rights are kept until the rights change, so each set identifies the rights in it. */
const rightsNumbers = new WeakMap<ReadonlySet<string>, number>();
let lastNumber = 0;

function numberOf(rights: ReadonlySet<string>): number {
  const number = rightsNumbers.get(rights) ?? ++lastNumber;
  rightsNumbers.set(rights, number);
  return number;
}

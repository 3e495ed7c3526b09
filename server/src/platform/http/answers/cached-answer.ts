/** Finds and stores cached answers under keys that contain everything that an answer depends on besides the database. */
import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { FastifyRequest } from 'fastify';
import type { TrackedRead } from '../../database/changes/change-tracker.ts';
import type { Aging } from '../../handler.ts';
import type { SignedIn } from '../../identity.ts';
import { formatAccepted } from './accepted-format.ts';
import type { App } from '../app.ts';
import type { Body } from './answer-cache.ts';

/** Whether a handler has read the user or the time from its context. */
export interface Dependence {
  onUser: boolean;
  onTime: boolean;
}

/** Makes a context note in `dependence` whether the handler reads the user or the time from it. */
export function trackDependence<C extends { readonly user: SignedIn; readonly now: string }>(dependence: Dependence, context: C): C {
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

/** An admitted user's request whose answer may be cached. */
export interface CacheableRequest extends Pick<App, 'answers'> {
  readonly user: SignedIn;
  readonly now: string;
  readonly aging: Aging;
  readonly request: FastifyRequest;
  /** The checked body of a POST. A GET has all its input in the address. */
  readonly input?: unknown;
}

/** The cached answer of the same request, if it is current. */
export function findCachedAnswer(cacheable: CacheableRequest): Body | undefined {
  const key = keyOf(cacheable);
  const { answers, user } = cacheable;
  return answers.find(key, user.snapshot) ?? answers.find(ownKey(key, user), user.snapshot);
}

/** Caches an answer for all users who would get the same today. */
export function cacheAnswer(cacheable: CacheableRequest, dependence: Dependence, answer: TrackedRead<Body>): void {
  const { answers, user, aging } = cacheable;
  if (dependence.onTime && !aging.agesDaily) return;
  const key = keyOf(cacheable);
  answers.store(dependence.onUser ? ownKey(key, user) : key, answer);
}

/** Requests with the same key get the same answer, unless something changes or it depends on the user. */
function keyOf({ aging, now, input, request: { method, url, headers } }: CacheableRequest): string {
  const body = method === 'POST' ? JSON.stringify(input) : '';
  return [method, url, body, formatAccepted(headers.accept ?? ''), aging.agesDaily && dateAt(now)].join(' ');
}

/** The key of an answer that depends on the user. */
function ownKey(key: string, { sessionHash, name, loginType, rights }: SignedIn): string {
  return [key, sessionHash, numberOf(rights), loginType, name].join(' ');
}

/** A set of rights stays the same object until the rights change, so the object identifies the rights in it. */
const rightsNumbers = new WeakMap<ReadonlySet<string>, number>();
let lastNumber = 0;

function numberOf(rights: ReadonlySet<string>): number {
  const number = rightsNumbers.get(rights) ?? ++lastNumber;
  rightsNumbers.set(rights, number);
  return number;
}

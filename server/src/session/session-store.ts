/** Sessions: the browser has a random token in its cookie, the database only the token's hash. */
import './session-tables.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import type { OwnSession } from '@vikray/contract/session/own-session.ts';
import { sql } from 'kysely';
import type { Config } from '../platform/config.ts';
import { snapshotColumn } from '../platform/database/changes/change-tracker.ts';
import { searchTextOf } from '../platform/database/search/search.ts';
import type { Db, Tables } from '../platform/database/tables.ts';
import { instantBefore, minuteMs } from '../platform/durations.ts';
import { newSessionId } from './session-token.ts';

/** A session with its user. */
export interface FoundSession {
  readonly userId: number;
  readonly name: string;
  readonly officeMobile: string;
  readonly loginType: LoginType;
  readonly mustChangePassword: number;
  /** Null without a second step. */
  readonly secondStepAt: string | null;
  /** The chosen setting for who must have a second step; null for the preset. */
  readonly secondStepChoice: string | null;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  /** The version of the settings; null before the first change. */
  readonly settingsVersion: number | null;
  /** The snapshot of the database; null if the engine names none. */
  readonly snapshot: string | null;
}

/** The session of a token hash with its user, who must be active. Does not check its age. */
export async function findSession(db: Db, tokenHash: string): Promise<FoundSession | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('second_steps', 'second_steps.user_id', 'sessions.user_id')
    .leftJoin('settings', (join) => join.on('settings.name', '=', 'secondstep'))
    .select([
      'users.id as userId',
      'users.name',
      'users.office_mobile as officeMobile',
      'users.login_type as loginType',
      'users.must_change_password as mustChangePassword',
      'second_steps.confirmed_at as secondStepAt',
      'settings.value as secondStepChoice',
      'sessions.created_at as createdAt',
      'sessions.last_seen_at as lastSeenAt',
      snapshotColumn(db).as('snapshot'),
    ])
    .select((eb) => eb.selectFrom('settings as stored').select('stored.version').limit(1).as('settingsVersion'))
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.status', '=', 'Active')
    .executeTakeFirst();
}

/** The device and address of a session. */
export type SessionOrigin = Pick<Tables['sessions'], 'device' | 'address'>;

/** Stores a new session under the hash of its token. */
export async function insertSession(db: Db, tokenHash: string, userId: number, origin: SessionOrigin, now: string): Promise<void> {
  const session = { token_hash: tokenHash, id: newSessionId(), user_id: userId, ...origin, created_at: now, last_seen_at: now };
  await db.insertInto('sessions').values(session).execute();
}

/** The open sessions of a user, the one last used first. */
export async function listSessions(
  db: Db,
  userId: number,
  now: string,
  { sessionIdleMs, sessionMaxMs }: Pick<Config, 'sessionIdleMs' | 'sessionMaxMs'>,
): Promise<(Omit<OwnSession, 'isCurrent'> & { readonly tokenHash: string })[]> {
  return db
    .selectFrom('sessions')
    .select(['token_hash as tokenHash', 'id as sessionId', 'device', 'address', 'created_at as startedAt', 'last_seen_at as lastSeenAt'])
    .where('user_id', '=', userId)
    .where('last_seen_at', '>=', instantBefore(now, sessionIdleMs))
    .where('created_at', '>=', instantBefore(now, sessionMaxMs))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends a session of a user. False when they have none with this number. */
export async function deleteOwnSession(db: Db, userId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', sessionId).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Records the use of a session. */
export async function touchSession(db: Db, tokenHash: string, now: string): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Ends a session. */
export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends the sessions of a user, except the one with `exceptHash`. */
export async function deleteSessionsOf(db: Db, userId: number, exceptHash = ''): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', exceptHash).execute();
}

/** Deletes sessions last used before `lastSeenBefore` or opened before `createdBefore`. */
export async function deleteExpiredSessions(db: Db, lastSeenBefore: string, createdBefore: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('last_seen_at', '<', lastSeenBefore), eb('created_at', '<', createdBefore)]))
    .execute();
}

/** Resets times in the future, from a clock that was ahead, to now, so that those sessions last no longer than others. */
export async function countFromNow(db: Db, now: string): Promise<void> {
  const notAhead = (column: 'created_at' | 'last_seen_at') =>
    sql<string>`case when ${sql.ref(column)} > ${now} then ${now} else ${sql.ref(column)} end`;
  await db
    .updateTable('sessions')
    .set({ created_at: notAhead('created_at'), last_seen_at: notAhead('last_seen_at') })
    .where((eb) => eb.or([eb('created_at', '>', now), eb('last_seen_at', '>', now)]))
    .execute();
}

/** A login, a failed or refused login, or a logout. */
export interface NewLoginEvent extends Pick<Tables['login_events'], 'mobile' | 'action' | 'address' | 'happened_at'> {
  /** Undefined for a number that no one logs in with. */
  readonly user: { readonly id: number; readonly name: string } | undefined;
}

/** Stores logins, failed and refused ones, and logouts. The search finds them by the name that their user has now. */
export async function insertLoginEvents(db: Db, events: readonly NewLoginEvent[]): Promise<void> {
  const rows = events.map(({ user, ...event }) => ({
    ...event,
    user_id: user?.id ?? null,
    search_text: searchTextOf([event.action, event.mobile, event.address, user?.name ?? '']),
  }));
  await db.insertInto('login_events').values(rows).execute();
}

/** How many refused attempts of an address were stored in the last minute. Those after `now` come from a clock that was ahead. */
export async function countRefusals(db: Db, address: string, now: string): Promise<number> {
  const { count } = await db
    .selectFrom('login_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('action', '=', 'Refused')
    .where('happened_at', '>', instantBefore(now, minuteMs))
    .where('happened_at', '<=', now)
    .where('address', '=', address)
    .executeTakeFirstOrThrow();
  return Number(count);
}

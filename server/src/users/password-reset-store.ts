/**
 * The SQL of forgotten passwords. Reading: countRequests, listRequests, hasRequests, findReset. Writing: addRequest, withdrawRequest,
 * answerRequest, replaceReset, takeReset, deleteResetsOf, clearResets.
 */
import './users-tables.ts';
import type { Db } from '../platform/database/tables.ts';
import { hourMs, instantBefore, minuteMs } from '../platform/durations.ts';

/** How long a link works, and how long a request waits for its mail. */
export const resetMinutes = 30;

/** A time further in the future comes from a clock that has been set back since. */
const aheadMs = hourMs;

/** How many requests of a network, or for a number, were made in the last hour; only those before a request if its id is given. */
export async function countRequests(
  db: Db,
  by: 'network' | 'mobile',
  value: string,
  now: string,
  beforeId = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const { count } = await db
    .selectFrom('reset_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(by, '=', value)
    .where('asked_at', '>', instantBefore(now, hourMs))
    .where('asked_at', '<=', instantBefore(now, -aheadMs))
    .where('id', '<', beforeId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores a request and returns its id. */
export async function addRequest(db: Db, mobile: string, network: string, now: string): Promise<number> {
  const { id } = await db.insertInto('reset_requests').values({ mobile, network, asked_at: now }).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Removes a request that is refused. */
export async function withdrawRequest(db: Db, id: number): Promise<void> {
  await db.deleteFrom('reset_requests').where('id', '=', id).execute();
}

/** A request that waits for its mail. */
export interface ResetRequest {
  readonly id: number;
  readonly mobile: string;
  readonly askedAt: string;
}

/** The requests that wait for their mails, the oldest first. */
export async function listRequests(db: Db): Promise<ResetRequest[]> {
  return db
    .selectFrom('reset_requests')
    .select(['id', 'mobile', 'asked_at as askedAt'])
    .where('is_answered', '=', 0)
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Whether a request waits for its mail. */
export async function hasRequests(db: Db): Promise<boolean> {
  return (await db.selectFrom('reset_requests').select('id').where('is_answered', '=', 0).limit(1).executeTakeFirst()) !== undefined;
}

/** Marks a request as done. */
export async function answerRequest(db: Db, id: number): Promise<void> {
  await db.updateTable('reset_requests').set({ is_answered: 1 }).where('id', '=', id).execute();
}

/** Stores the link of a user in place of any earlier one. */
export async function replaceReset(db: Db, userId: number, tokenHash: string, now: string): Promise<void> {
  const made = { token_hash: tokenHash, made_at: now };
  await db
    .insertInto('password_resets')
    .values({ user_id: userId, ...made })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
    .execute();
}

/** The active user whose link this is, while it works. */
export async function findReset(db: Db, tokenHash: string, now: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('users.id as userId')
    .where('password_resets.token_hash', '=', tokenHash)
    .where('password_resets.made_at', '>', instantBefore(now, resetMinutes * minuteMs))
    .where('password_resets.made_at', '<=', instantBefore(now, -aheadMs))
    .where('users.status', '=', 'Active')
    .executeTakeFirst();
  return row?.userId;
}

/** Uses a link up. False when it was used before: of many uses at once, one succeeds. */
export async function takeReset(tx: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('password_resets').where('token_hash', '=', tokenHash).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends the link of a user. */
export async function deleteResetsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Deletes requests and links that no longer count. */
export async function clearResets(db: Db, now: Date): Promise<void> {
  const [from, to] = [instantBefore(now, hourMs), instantBefore(now, -aheadMs)];
  await db
    .deleteFrom('reset_requests')
    .where((eb) => eb.or([eb('asked_at', '<', from), eb('asked_at', '>', to)]))
    .execute();
  await db
    .deleteFrom('password_resets')
    .where((eb) => eb.or([eb('made_at', '<', from), eb('made_at', '>', to)]))
    .execute();
}

/** The SQL of personal notices. Reading: listNotices. Writing: addNotice, rewordNotice, dismissNotices, clearNotices, forgetNotices. */
import './notices-tables.ts';
import { maxNotices, noticeDays, type NoticeRecord } from '@vikray/contract/notices/notice.ts';
import { sql } from 'kysely';
import { insertInChunks } from '../platform/database/insert-many.ts';
import type { Db } from '../platform/database/tables.ts';
import { dayMs, instantBefore } from '../platform/durations.ts';

/** A sentence for some users about a record to which it leads. */
export interface NewNotice {
  readonly userIds: readonly number[];
  readonly text: string;
  readonly record: NoticeRecord;
  readonly recordId: number;
  /** ISO text in UTC. */
  readonly now: string;
}

/** Adds a notice to the bell of each of these users. Call it in the transaction of the write that it reports. */
export async function addNotice(db: Db, { userIds, text, record, recordId, now }: NewNotice): Promise<void> {
  const users = [...new Set(userIds)];
  const notices = users.map((userId) => ({ user_id: userId, happened_at: now, text, record, record_id: recordId, dismissed_at: null }));
  await insertInChunks(notices, async (chunk) =>
    db
      .insertInto('notices')
      .values([...chunk])
      .execute(),
  );
  for (const userId of users) await makeRoom(db, userId);
}

/** Gives a notice that was added at `now` another text, for all of these users who still have it. */
export async function rewordNotice(db: Db, { userIds, text, record, recordId, now }: NewNotice, newText: string): Promise<void> {
  await db
    .updateTable('notices')
    .set({ text: newText })
    .where('user_id', 'in', userIds)
    .where((eb) => eb.and({ happened_at: now, record, record_id: recordId, text }))
    .execute();
}

/** Deletes a user's notices beyond the limit: dismissed ones first, then the oldest. */
async function makeRoom(db: Db, userId: number): Promise<void> {
  await sql`
    delete from notices where user_id = ${userId} and id not in (
      select id from notices where user_id = ${userId}
      order by case when dismissed_at is null then 0 else 1 end, id desc limit ${maxNotices})`.execute(db);
}

/** A notice in a user's bell. */
export interface Notice {
  readonly noticeId: number;
  readonly at: string;
  readonly text: string;
  readonly record: NoticeRecord;
  readonly recordId: number;
}

/** The notices that a user has not dismissed, newest first. */
export async function listNotices(db: Db, userId: number, now: string): Promise<Notice[]> {
  return db
    .selectFrom('notices')
    .select(['id as noticeId', 'happened_at as at', 'text', 'record', 'record_id as recordId'])
    .where('user_id', '=', userId)
    .where('dismissed_at', 'is', null)
    .where('happened_at', '>', oldestShown(now))
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Dismisses a notice of a user, or all of them without a number. Returns false if the user has no such notice. A notice that is already
 * dismissed stays unchanged.
 */
export async function dismissNotices(db: Db, userId: number, now: string, noticeId?: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notices')
    .set((eb) => ({ dismissed_at: eb.fn.coalesce('dismissed_at', eb.val(now)) }))
    .where('user_id', '=', userId)
    .$if(noticeId === undefined, (query) => query.where('dismissed_at', 'is', null))
    .$if(noticeId !== undefined, (query) => query.where('id', '=', noticeId ?? 0).where('happened_at', '>', oldestShown(now)))
    .executeTakeFirst();
  return noticeId === undefined || numUpdatedRows === 1n;
}

/** Deletes the notices that are too old to be shown. */
export async function clearNotices(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('notices').where('happened_at', '<=', oldestShown(now)).execute();
}

/** Deletes all notices of a user who is forgotten. */
export async function forgetNotices(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('notices').where('user_id', '=', userId).execute();
}

function oldestShown(now: string | Date): string {
  return instantBefore(now, noticeDays * dayMs);
}

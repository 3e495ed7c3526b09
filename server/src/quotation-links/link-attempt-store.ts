/** The SQL of the limits of links, which count for all processes together. Writing: countAttempt, clearAttempts. */
import './quotation-links-tables.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import { hourMs, instantBefore, minuteMs } from '../platform/durations.ts';

/** What is limited: how often, and in how many minutes from the first time on. */
const limits = {
  /** By link. */
  answer: { most: 30, minutes: 60 },
  /** By link. */
  view: { most: 120, minutes: 60 },
  /** By link. A page of 60 products shows 61. */
  picture: { most: 2000, minutes: 60 },
  /** By network. */
  unknown: { most: 30, minutes: 15 },
} as const;

export type AttemptKind = keyof typeof limits;

/** Counts an attempt in one statement, however many come at once. Returns whether it is within the limit. */
export async function countAttempt(db: Db, kind: AttemptKind, subject: string, now: string): Promise<boolean> {
  const { most, minutes } = limits[kind];
  const from = instantBefore(now, minutes * minuteMs);
  // One that began later than now was counted before the clock was set back.
  const isOver = sql<boolean>`(link_attempts.started_at <= ${from} or link_attempts.started_at > ${now})`;
  const { count } = await db
    .insertInto('link_attempts')
    .values({ kind, subject, started_at: now, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet({
        count: sql`case when ${isOver} then 1 when link_attempts.count > ${most} then link_attempts.count else link_attempts.count + 1 end`,
        started_at: sql`case when ${isOver} then ${now} else link_attempts.started_at end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count <= most;
}

/** Deletes what no longer counts. */
export async function clearAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('link_attempts').where('started_at', '<=', instantBefore(now, hourMs)).execute();
}

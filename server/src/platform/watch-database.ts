/**
 * Watches the database as a whole: whether it answers and can be written, and whether the daily check of its contents or any statement has
 * met damage.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import { sql } from 'kysely';
import { contentsCheck } from './database/check-contents.ts';
import { reportsDamage } from './database/errors.ts';
import { onDamage } from './database/met-damage.ts';
import type { DatabaseSettings } from './database/open-database.ts';
import { probeWrite } from './database/probe-write.ts';
import type { Db } from './database/tables.ts';
import { dayMs, minuteMs } from './durations.ts';

/** A problem of the database that no single request reveals. */
export type DatabaseTrouble = 'databaseUnwritable' | 'databaseDamaged';

/** The result of a check of the contents. `Failed`: it could not be carried out. */
export interface ContentsResult {
  readonly at: string;
  readonly result: 'Whole' | 'Damaged' | 'Failed';
}

/** Watches the database while the panel runs. */
export interface DatabaseWatch {
  /** The currently known problems. */
  known(): readonly DatabaseTrouble[];
  /** The last check of the contents; undefined before the first. */
  lastCheck(): ContentsResult | undefined;
  /** Asks the database for an answer, and at most once in ten seconds whether it can be written. Throws if it is unavailable. */
  probe(): Promise<void>;
  /** Checks the contents. Never throws; a check that cannot run is logged. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

interface Watched {
  readonly db: Db;
  readonly settings: DatabaseSettings;
  readonly clock: Clock;
  /** A function, because the server that owns the log is created after the watch. */
  log(): FastifyBaseLogger;
}

const probeLastsMs = 10_000;
const probeEveryMs = 5 * minuteMs;

/**
 * Starts the daily check. The first one runs after a day, when `check` is called, or when a statement meets damage. That damage stays
 * reported until the next daily check, because a check reads neither every table nor every index that a statement reads.
 */
export function watchDatabase({ db, settings, clock, log }: Watched): DatabaseWatch {
  const findDamage = contentsCheck(db, settings);
  const stopping = new AbortController();
  let checking: Promise<void> | undefined;
  let lastCheck: ContentsResult | undefined;
  let hasStatementFailed = false;
  let isWritable = true;
  let probedAt = -Infinity;

  async function probe(): Promise<void> {
    try {
      await sql`select 1`.execute(db);
      await probeWriting();
    } catch (error) {
      // `known` reports it.
      if (!reportsDamage(error)) throw error;
    }
  }

  async function probeWriting(): Promise<void> {
    const now = clock.now().getTime();
    if (Math.abs(now - probedAt) < probeLastsMs) return;
    probedAt = now;
    const before = isWritable;
    isWritable = await probeWrite(db);
    if (before && !isWritable) log().error('the database cannot be written: the disk is full, or it may only be read');
    if (!before && isWritable) log().info('the database can be written again');
  }

  async function checkContents(): Promise<void> {
    const at = clock.now().toISOString();
    try {
      const damage = await findDamage(stopping.signal);
      lastCheck = { at, result: damage === undefined && !hasStatementFailed ? 'Whole' : 'Damaged' };
      if (damage === undefined) log().info('check of the database: nothing found');
      else log().error({ damage }, 'the database is damaged: restore the last backup');
    } catch (error) {
      if (stopping.signal.aborted) return;
      // Damage that was found before stays reported.
      lastCheck = { at, result: isKnownDamaged() ? 'Damaged' : 'Failed' };
      log().warn({ err: error }, 'the check of the database could not be carried out');
    }
  }

  async function checkNow(): Promise<void> {
    if (stopping.signal.aborted) return;
    checking ??= checkContents().finally(() => (checking = undefined));
    await checking;
  }

  async function check(): Promise<void> {
    // One that is under way may have read what has been repaired since.
    await checking;
    hasStatementFailed = false;
    await checkNow();
  }

  function isKnownDamaged(): boolean {
    return lastCheck?.result === 'Damaged';
  }

  onDamage(db, (error) => {
    hasStatementFailed = true;
    if (isKnownDamaged()) return;
    lastCheck = { at: clock.now().toISOString(), result: 'Damaged' };
    log().error({ err: error }, 'a statement has met damage in the database: restore the last backup');
    void checkNow();
  });

  // Someone must notice a full disk even if no other program asks for the state of the panel.
  const probing = setInterval(() => void probe().catch(() => {}), probeEveryMs).unref();
  const daily = setInterval(() => void check(), dayMs).unref();
  return {
    known: () => [...(isKnownDamaged() ? ['databaseDamaged' as const] : []), ...(isWritable ? [] : ['databaseUnwritable' as const])],
    lastCheck: () => lastCheck,
    probe,
    check,
    async stop() {
      clearInterval(probing);
      clearInterval(daily);
      stopping.abort();
      await checking;
    },
  };
}

/** Watches the database as a whole: whether it can be written, and the result of the daily check of its contents. */
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import { contentsCheck } from './database/check-contents.ts';
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
  /** Checks whether the database can be written, at most once in ten seconds. Throws if the database is unavailable. */
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

/** Starts the daily check. The first one runs after a day, or when `check` is called. */
export function watchDatabase({ db, settings, clock, log }: Watched): DatabaseWatch {
  const findDamage = contentsCheck(db, settings);
  const stopping = new AbortController();
  let checking: Promise<void> | undefined;
  let lastCheck: ContentsResult | undefined;
  let isWritable = true;
  let probedAt = -Infinity;

  async function probe(): Promise<void> {
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
      lastCheck = { at, result: damage === undefined ? 'Whole' : 'Damaged' };
      if (damage === undefined) log().info('daily check of the database: nothing found');
      else log().error({ damage }, 'the database is damaged: restore the last backup');
    } catch (error) {
      if (stopping.signal.aborted) return;
      // Damage that was found before stays reported.
      lastCheck = { at, result: isDamaged() ? 'Damaged' : 'Failed' };
      log().warn({ err: error }, 'the daily check of the database could not be carried out');
    }
  }

  async function check(): Promise<void> {
    if (stopping.signal.aborted) return;
    checking ??= checkContents().finally(() => (checking = undefined));
    await checking;
  }

  function isDamaged(): boolean {
    return lastCheck?.result === 'Damaged';
  }

  // Someone must notice a full disk even if no other program asks for the state of the panel.
  const probing = setInterval(() => void probe().catch(() => {}), probeEveryMs).unref();
  const daily = setInterval(() => void check(), dayMs).unref();
  return {
    known: () => [...(isDamaged() ? ['databaseDamaged' as const] : []), ...(isWritable ? [] : ['databaseUnwritable' as const])],
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

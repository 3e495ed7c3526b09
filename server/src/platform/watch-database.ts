/** Watches over the database as a whole: whether it can be written, and what the daily check of its contents has found. */
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import { contentsCheck } from './database/check-contents.ts';
import type { DatabaseSettings } from './database/open-database.ts';
import { probeWrite } from './database/probe-write.ts';
import type { Db } from './database/tables.ts';

/** What is wrong with the database. No single request shows it. */
export type DatabaseTrouble = 'databaseUnwritable' | 'databaseDamaged';

export interface DatabaseWatch {
  /** The troubles that are known at this moment. */
  known(): readonly DatabaseTrouble[];
  /**
   * Writes, to see whether that is possible; not again within ten seconds, however often it is asked. Throws when the database is out of
   * reach.
   */
  probe(): Promise<void>;
  /** Checks the contents. Never throws: a check that cannot be carried out is in the log. */
  check(): Promise<void>;
  stop(): Promise<void>;
}

interface Watched {
  readonly db: Db;
  readonly settings: DatabaseSettings;
  readonly clock: Clock;
  /** Asked for when there is something to log: the server that owns the log is made after the watch. */
  log(): FastifyBaseLogger;
}

const probeLastsMs = 10_000;
const dayMs = 86_400_000;

/** Starts the daily check; the first one comes after a day, or when it is asked for. */
export function watchDatabase({ db, settings, clock, log }: Watched): DatabaseWatch {
  const contents = contentsCheck(db, settings);
  let damage: string | undefined;
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

  async function check(): Promise<void> {
    try {
      damage = await contents.run();
      if (damage === undefined) log().info('daily check of the database: nothing found');
      else log().error({ damage }, 'the database is damaged: restore the last backup');
    } catch (error) {
      log().warn({ err: error }, 'the daily check of the database could not be carried out');
    }
  }

  const daily = setInterval(() => void check(), dayMs).unref();
  return {
    known: () => [...(damage === undefined ? [] : ['databaseDamaged' as const]), ...(isWritable ? [] : ['databaseUnwritable' as const])],
    probe,
    check,
    async stop() {
      clearInterval(daily);
      await contents.stop();
    },
  };
}

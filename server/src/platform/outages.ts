/** An outage of PostgreSQL in the log: one line when it begins and one when it is over, in place of a stack for each statement that met it. */
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseSettings } from './database/open-database.ts';
import { isUnreachable } from './database/errors.ts';
import type { Db } from './database/tables.ts';

const probeEveryMs = 2000;

interface Watched {
  readonly db: Db;
  readonly settings: DatabaseSettings;
  log(): FastifyBaseLogger;
}

/** Returns whether an error that is about to be logged belongs to an outage, which then has a line of its own. */
export function watchOutages({ db, settings, log }: Watched): (error: unknown) => boolean {
  if (!('url' in settings)) return () => false;
  const { hostname, port, pathname } = new URL(settings.url);
  const place = `${hostname || 'this machine'}${port === '' ? '' : `:${port}`}${pathname}`;
  let isOut = false;

  async function probe(): Promise<void> {
    try {
      await sql`select 1`.execute(db);
      isOut = false;
      // As high as a log that shows the beginning shows.
      log().warn(`PostgreSQL is back at ${place}`);
    } catch (error) {
      const hasStopped = error instanceof Error && error.message === 'driver has already been destroyed';
      if (!hasStopped) setTimeout(() => void probe(), probeEveryMs).unref();
    }
  }

  return (error) => {
    if (!isUnreachable(error)) return false;
    if (!isOut) {
      isOut = true;
      log().error(`PostgreSQL cannot be reached at ${place}: ${error instanceof Error ? error.message : ''}`);
      setTimeout(() => void probe(), probeEveryMs).unref();
    }
    return true;
  };
}

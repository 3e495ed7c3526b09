import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { isUnavailable } from '../platform/database/errors.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Identify } from '../platform/identity.ts';
import { rightsOf } from '../rights/public.ts';
import { deleteSession, findSession, touchSession, type FoundSession } from './session-store.ts';
import { hashToken } from './session-token.ts';

/** Being used is written down at most this often. */
const touchEveryMs = 60_000;

interface KnownRights {
  readonly version: number;
  readonly rights: ReadonlySet<string>;
}

type Ages = Pick<Config, 'sessionIdleMs' | 'sessionMaxMs'>;
type Settings = Ages & Pick<Config, 'followUpMobiles'>;

/**
 * Makes the function that finds who a token belongs to. The rights are kept per user under the version number that stands in the user's
 * row, which is read at every request: a right that is taken away is gone at once, in every process.
 */
export function identifyWith(db: Db, clock: Clock, settings: Settings): Identify {
  const known = new Map<number, KnownRights>();

  async function rightsFor(session: FoundSession): Promise<ReadonlySet<string>> {
    const kept = known.get(session.userId);
    if (kept?.version === session.rightsVersion) return kept.rights;
    const rights = await rightsOf(db, session.userId);
    known.set(session.userId, { version: session.rightsVersion, rights });
    return rights;
  }

  return async (token) => {
    const sessionHash = hashToken(token);
    const session = await findSession(db, sessionHash);
    if (!session) return undefined;
    const now = clock.now();
    if (isExpired(session, now, settings)) {
      await whereWritable(deleteSession(db, sessionHash));
      return undefined;
    }
    // Also when the clock was set back, as the session would else seem in use until the old time comes again.
    if (Math.abs(now.getTime() - Date.parse(session.lastSeenAt)) > touchEveryMs)
      await whereWritable(touchSession(db, sessionHash, now.toISOString()));
    const { userId, name, loginType, officeMobile } = session;
    const given = await rightsFor(session);
    const rights = settings.followUpMobiles.has(officeMobile) ? new Set([...given, 'Follow Up']) : given;
    return { userId, name, loginType, rights, mustChangePassword: session.mustChangePassword === 1, sessionHash };
  };
}

/** Where the disk is full or the database can only be read, whoever is logged in goes on reading. */
async function whereWritable(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

function isExpired(session: FoundSession, now: Date, ages: Ages): boolean {
  const idleMs = now.getTime() - Date.parse(session.lastSeenAt);
  const ageMs = now.getTime() - Date.parse(session.createdAt);
  return idleMs > ages.sessionIdleMs || ageMs > ages.sessionMaxMs;
}

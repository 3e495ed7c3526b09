import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { whereWritable } from '../platform/database/errors.ts';
import { changeTrackerOf, type TrackedRead } from '../platform/database/changes/change-tracker.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Identify } from '../platform/identity.ts';
import { currentRights } from '../rights/public.ts';
import { isSecondStepMissing } from '../second-step/public.ts';
import { valueOf } from '../settings/public.ts';
import { deleteSession, findSession, touchSession, type FoundSession } from './session-store.ts';
import { hashToken } from './session-token.ts';

/** The last use of a session is stored at most this often. */
const touchEveryMs = 60_000;

const maxCachedSessions = 1000;

type Ages = Pick<Config, 'sessionIdleMs' | 'sessionMaxMs'>;

/** The settings in force, which are brought up to date with each session. */
interface Settings {
  readonly config: Ages & Pick<Config, 'followUpMobiles'>;
  refresh(version?: number): Promise<void>;
}

/** Returns the function that finds the user of a token. A revoked right ends at once, in every process. */
export function identifyWith(db: Db, clock: Clock, settings: Settings): Identify {
  const rightsFor = currentRights(db, settings);
  const sessions = new Map<string, TrackedRead<FoundSession | undefined>>();

  /** Cached until a session or user changes. Only the embedded database notices such a change; PostgreSQL is queried for every request. */
  async function sessionOf(sessionHash: string): Promise<FoundSession | undefined> {
    const found = await changeTrackerOf(db).reuse(sessions.get(sessionHash), () => findSession(db, sessionHash));
    if (sessions.size >= maxCachedSessions) sessions.clear();
    if (found.value) sessions.set(sessionHash, found);
    return found.value;
  }

  return async (token) => {
    const sessionHash = hashToken(token);
    const session = await sessionOf(sessionHash);
    if (!session) return undefined;
    await settings.refresh(session.settingsVersion ?? 0);
    const now = clock.now();
    if (isExpired(session, now, settings.config)) {
      await whereWritable(deleteSession(db, sessionHash));
      return undefined;
    }
    // Also after the clock was set back; otherwise the session would seem in use until the old time comes again.
    if (Math.abs(now.getTime() - Date.parse(session.lastSeenAt)) > touchEveryMs)
      await whereWritable(touchSession(db, sessionHash, now.toISOString()));
    const { userId, name, loginType } = session;
    const isOn = session.secondStepAt !== null;
    return {
      userId,
      name,
      loginType,
      rights: await rightsFor(session),
      mustChangePassword: session.mustChangePassword === 1,
      mustSetUpSecondStep: isSecondStepMissing(valueOf('secondstep', session.secondStepChoice), { isOn, loginType }),
      sessionHash,
      snapshot: session.snapshot ?? undefined,
    };
  };
}

function isExpired(session: FoundSession, now: Date, ages: Ages): boolean {
  const idleMs = now.getTime() - Date.parse(session.lastSeenAt);
  const ageMs = now.getTime() - Date.parse(session.createdAt);
  return idleMs > ages.sessionIdleMs || ageMs > ages.sessionMaxMs;
}

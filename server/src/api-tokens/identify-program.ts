import { dateAt } from '@vikray/contract/platform/dates.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { changeTrackerOf, type TrackedRead } from '../platform/database/changes/change-tracker.ts';
import { whereWritable } from '../platform/database/errors.ts';
import type { Db } from '../platform/database/tables.ts';
import type { IdentifyProgram } from '../platform/identity.ts';
import { currentRights } from '../rights/public.ts';
import { isSecondStepMissing } from '../second-step/public.ts';
import { hashToken } from '../session/public.ts';
import { valueOf } from '../settings/public.ts';
import { findToken, touchToken, type FoundToken } from './api-token-store.ts';

/** The last use of a token is stored at most this often. */
const touchEveryMs = 60_000;

const maxCachedTokens = 1000;

/**
 * Returns the function that finds the user of a program's token. The rights are those that the user has now, cut down by the scope; without
 * the right to tokens, none of theirs is valid. A token never acts as an Administrator.
 */
export function identifyProgramWith(db: Db, clock: Clock, settings: Settings): IdentifyProgram {
  const tokens = new Map<string, TrackedRead<FoundToken | undefined>>();
  const rightsFor = currentRights(db, settings);
  const cutDown = new WeakMap<FoundToken, CutDown>();

  /** Cached like sessions. */
  async function tokenOf(tokenHash: string): Promise<FoundToken | undefined> {
    const found = await changeTrackerOf(db).reuse(tokens.get(tokenHash), () => findToken(db, tokenHash));
    if (tokens.size >= maxCachedTokens) tokens.clear();
    if (found.value) tokens.set(tokenHash, found);
    return found.value;
  }

  /** The same set as long as the rights stay the same, because cached answers are recognised by it. */
  function withinScope(token: FoundToken, held: ReadonlySet<string>): ReadonlySet<string> {
    if (token.scope !== 'Chosen') return held;
    const known = cutDown.get(token);
    if (known?.held === held) return known.rights;
    const rights = new Set([...held].filter((right) => token.chosen.has(right)));
    cutDown.set(token, { held, rights });
    return rights;
  }

  return async (text, address) => {
    const tokenHash = hashToken(text);
    const token = await tokenOf(tokenHash);
    if (token) await settings.refresh(token.settingsVersion ?? 0);
    const now = clock.now();
    if (!token || dateAt(now) > token.expiresOn) return undefined;
    const held = await rightsFor(token);
    if (!held.has('Add API Token')) return undefined;
    const { tokenId, tokenName, lastUsedAt, userId, name, loginType } = token;
    if (lastUsedAt === '' || Math.abs(now.getTime() - Date.parse(lastUsedAt)) > touchEveryMs)
      await whereWritable(touchToken(db, tokenId, address, now.toISOString()));
    const isOn = token.secondStepAt !== null;
    return {
      userId,
      name,
      loginType: loginType === 'Administrator' ? 'Executive' : loginType,
      rights: withinScope(token, held),
      mustChangePassword: token.mustChangePassword === 1,
      mustSetUpSecondStep: isSecondStepMissing(valueOf('secondstep', token.secondStepChoice), { isOn, loginType }),
      sessionHash: tokenHash,
      snapshot: token.snapshot ?? undefined,
      token: { tokenId, name: tokenName, mayWrite: token.scope !== 'Read' },
    };
  };
}

/** The settings in force, which are brought up to date with each token. */
interface Settings {
  readonly config: Pick<Config, 'followUpMobiles'>;
  refresh(version?: number): Promise<void>;
}

interface CutDown {
  readonly held: ReadonlySet<string>;
  readonly rights: ReadonlySet<string>;
}

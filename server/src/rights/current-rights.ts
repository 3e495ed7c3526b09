import type { Config } from '../platform/config.ts';
import { changeTrackerOf, type SnapshotId, type TrackedRead } from '../platform/database/changes/change-tracker.ts';
import type { Db } from '../platform/database/tables.ts';
import { rightsOf } from './rights-store.ts';

interface IdentifiedUser {
  readonly userId: number;
  readonly officeMobile: string;
  /** The snapshot of the database in which they were found; null if the engine names none. */
  readonly snapshot: SnapshotId | null;
}

/** Returns the function that reads a user's rights, with those that the settings give. A revoked right ends at once, in every process. */
export function currentRights(db: Db, settings: { readonly config: Pick<Config, 'followUpMobiles'> }) {
  const rightsByUser = new Map<number, TrackedRead<ReadonlySet<string>>>();

  /** Cached until something changes: on PostgreSQL anything, in the embedded database the rights. */
  async function givenTo({ userId, snapshot }: IdentifiedUser): Promise<ReadonlySet<string>> {
    const cached = rightsByUser.get(userId);
    if (cached?.isCurrent(snapshot ?? undefined)) return cached.value;
    const read = await changeTrackerOf(db).track(snapshot ?? undefined, () => rightsOf(db, userId));
    rightsByUser.set(userId, read);
    return read.value;
  }

  return async (holder: IdentifiedUser): Promise<ReadonlySet<string>> => {
    const given = await givenTo(holder);
    return settings.config.followUpMobiles.has(holder.officeMobile) ? new Set([...given, 'Follow Up']) : given;
  };
}

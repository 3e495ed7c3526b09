import { restoreCheckMessages as say } from '@vikray/contract/health/backup-check-messages.ts';
import { dateAt } from '@vikray/contract/platform/dates.ts';
import { dayMs, instantBefore } from '../../platform/durations.ts';
import { fine, note, type Check } from '../check.ts';
import { lastRestore } from '../health-facts-store.ts';

const recentMs = 30 * dayMs;

/** The last restore. A recent one is a Note: someone may miss what was entered since that backup. */
export const restore: Check = {
  name: 'Last restore',
  group: 'Data',
  async check({ db, now }) {
    const last = await lastRestore(db);
    if (!last) return fine(say.none);
    const today = dateAt(now);
    if (last.at < instantBefore(new Date(now), recentMs)) return fine(say.fine(last.file, last.at, today));
    return note(say.recent(last.file, last.by, last.at, today), say.recentAdvice);
  },
};

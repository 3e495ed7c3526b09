import { encryptEntries } from './encrypt-entries.ts';
import { clearNotices } from './notices/public.ts';
import { dayMs, instantBefore } from './platform/durations.ts';
import { clearFiles } from './thread/public.ts';
import { headOf, markText } from './platform/database/ledgers/chain.ts';
import type { Job, JobContext } from './platform/jobs/job.ts';
import { everyMinutes } from './platform/jobs/schedule.ts';
import { forgetOldKeys } from './platform/idempotency.ts';
import { forgetOldReadings } from './private-access/public.ts';
import { clearAttempts } from './quotation-links/public.ts';
import { forgetOldDrafts } from './quotations/public.ts';
import { countFromNow, deleteExpiredSessions, forgetOldAttempts, forgetOldBrowsers } from './session/public.ts';

/**
 * The moment that decides what has expired. A clock that is more than a day past the last clearing may have leapt ahead for some minutes,
 * and nothing brings back what is deleted. So it is believed an hour later, at the next clearing; at once if an Administrator starts one.
 */
function decisiveMoment({ clock, doneAt, isByHand }: Pick<JobContext, 'clock' | 'doneAt' | 'isByHand'>): Date {
  const now = clock.now();
  const last = new Date(doneAt ?? now);
  return !isByHand && now.getTime() - last.getTime() > dayMs ? last : now;
}

/** Deletes what has expired, every hour, and logs the mark of the audit log's chain for `npm run verify-audit`. */
export const housekeeping: Job = {
  name: 'housekeeping',
  schedule: everyMinutes(60),
  async run(context) {
    const { db, config, clock, log } = context;
    const [now, decisive] = [clock.now(), decisiveMoment(context)];
    await deleteExpiredSessions(db, instantBefore(decisive, config.sessionIdleMs), instantBefore(decisive, config.sessionMaxMs));
    await countFromNow(db, now.toISOString());
    await forgetOldAttempts(db, now);
    await forgetOldBrowsers(db, decisive);
    await forgetOldKeys(db, decisive);
    await forgetOldDrafts(db, decisive);
    await forgetOldReadings(db, decisive);
    await clearNotices(db, decisive);
    await clearFiles(db, decisive);
    await clearAttempts(db, now);
    // A backup of an older version, restored beside the panel, brings plain ones back.
    await encryptEntries(db, log);
    // The log is not in the database, so it later shows whether the end of the chain was cut off.
    log.info({ chain: markText(await headOf(db)) }, 'housekeeping done');
  },
};

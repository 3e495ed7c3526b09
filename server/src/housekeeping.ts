import { forgetOldTokens, noticeEndingTokens } from './api-tokens/public.ts';
import { encryptEntries } from './encrypt-entries.ts';
import { clearNotices } from './notices/public.ts';
import { dayMs, instantBefore } from './platform/durations.ts';
import { clearFiles } from './thread/public.ts';
import { headOf, markText } from './platform/database/ledgers/chain.ts';
import { everyMinutes, type Job, type JobContext } from './jobs/public.ts';
import { forgetOldKeys } from './platform/idempotency.ts';
import { forgetOldReadings } from './private-access/public.ts';
import { clearAttempts } from './quotation-links/public.ts';
import { forgetOldDrafts } from './quotations/public.ts';
import { countFromNow, deleteExpiredSessions, forgetOldAttempts, forgetOldBrowsers } from './session/public.ts';

/**
 * The time that decides what has expired. A clock that is more than a day past the last run may be wrong for some minutes, and nothing
 * brings deleted rows back. So it is trusted an hour later, at the next run, or at once if an Administrator starts one.
 */
function expiryTime({ clock, doneAt, isByHand }: Pick<JobContext, 'clock' | 'doneAt' | 'isByHand'>): Date {
  const now = clock.now();
  const last = new Date(doneAt ?? now);
  return !isByHand && now.getTime() - last.getTime() > dayMs ? last : now;
}

/** Deletes what has expired, every hour, announces the end of tokens, and logs the mark of the audit log's chain for `npm run verify-audit`. */
export const housekeeping: Job = {
  name: 'housekeeping',
  schedule: everyMinutes(60),
  async run(context) {
    const { db, config, clock, log } = context;
    const [now, expiresAt] = [clock.now(), expiryTime(context)];
    await deleteExpiredSessions(db, instantBefore(expiresAt, config.sessionIdleMs), instantBefore(expiresAt, config.sessionMaxMs));
    await countFromNow(db, now.toISOString());
    await forgetOldAttempts(db, now);
    await forgetOldBrowsers(db, expiresAt);
    await forgetOldKeys(db, expiresAt);
    await forgetOldDrafts(db, expiresAt);
    await forgetOldReadings(db, expiresAt);
    await noticeEndingTokens(db, now.toISOString());
    await forgetOldTokens(db, expiresAt);
    await clearNotices(db, expiresAt);
    await clearFiles(db, expiresAt);
    await clearAttempts(db, now);
    // A restored backup may bring plain entries back.
    await encryptEntries(db, log);
    // The log is not in the database, so it later shows whether the end of the chain was cut off.
    log.info({ chain: markText(await headOf(db)) }, 'housekeeping done');
  },
};

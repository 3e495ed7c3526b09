import { encryptEntries } from './encrypt-entries.ts';
import { clearNotices } from './notices/public.ts';
import { momentBefore } from './platform/durations.ts';
import { clearFiles } from './thread/public.ts';
import { headOf, markText } from './platform/database/ledgers/chain.ts';
import type { Duty } from './platform/duties/duty.ts';
import { everyMinutes } from './platform/duties/schedule.ts';
import { forgetOldKeys } from './platform/idempotency.ts';
import { forgetOldReadings } from './private-access/public.ts';
import { clearAttempts } from './quotation-links/public.ts';
import { forgetOldDrafts } from './quotations/public.ts';
import { countFromNow, deleteExpiredSessions, forgetOldAttempts, forgetOldBrowsers } from './session/public.ts';

/** Deletes what has expired, every hour, and logs the mark of the audit log's chain for `npm run verify-audit`. */
export const housekeeping: Duty = {
  name: 'housekeeping',
  schedule: everyMinutes(60),
  async run({ db, config, clock, log }) {
    const now = clock.now();
    await deleteExpiredSessions(db, momentBefore(now, config.sessionIdleMs), momentBefore(now, config.sessionMaxMs));
    await countFromNow(db, now.toISOString());
    await forgetOldAttempts(db, now);
    await forgetOldBrowsers(db, now);
    await forgetOldKeys(db, now);
    await forgetOldDrafts(db, now);
    await forgetOldReadings(db, now);
    await clearNotices(db, now);
    await clearFiles(db, now);
    await clearAttempts(db, now);
    // A backup of an older version, restored beside the panel, brings plain ones back.
    await encryptEntries(db, log);
    // The log is not in the database, so it later shows whether the end of the chain was cut off.
    log.info({ chain: markText(await headOf(db)) }, 'housekeeping done');
  },
};

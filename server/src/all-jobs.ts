/** All jobs. `RunJob` starts one by its name. */
import { backupCheckJob, backupJob, trialRestoreJob } from './backups/public.ts';
import { healthJob } from './health/public.ts';
import { housekeeping } from './housekeeping.ts';
import { settleJob } from './money/public.ts';
import { expiryWords } from './quotations/public.ts';
import { answerMailJob } from './quotation-links/public.ts';
import { securityMailJob } from './session/public.ts';
import { passwordResetJob } from './users/public.ts';
import type { Config } from './platform/config.ts';
import type { Job } from './jobs/public.ts';

/** The jobs of a panel with these settings. */
export function allJobs(config: Config): readonly Job[] {
  return [
    housekeeping,
    expiryWords,
    settleJob,
    securityMailJob,
    passwordResetJob,
    answerMailJob,
    backupJob(config),
    backupCheckJob,
    trialRestoreJob,
    healthJob,
  ];
}

/** All duties. `RunDuty` starts one by its name. */
import { backupCheckDuty, backupDuty, trialRestoreDuty } from './backups/public.ts';
import { healthDuty } from './health/public.ts';
import { housekeeping } from './housekeeping.ts';
import { expiryWords } from './quotations/public.ts';
import { answerMailDuty } from './quotation-links/public.ts';
import { securityMailDuty } from './session/public.ts';
import { passwordResetDuty } from './users/public.ts';
import type { Config } from './platform/config.ts';
import type { Duty } from './platform/duties/duty.ts';

/** The duties of a panel with these settings. */
export function allDuties(config: Config): readonly Duty[] {
  return [
    housekeeping,
    expiryWords,
    securityMailDuty,
    passwordResetDuty,
    answerMailDuty,
    backupDuty(config),
    backupCheckDuty,
    trialRestoreDuty,
    healthDuty,
  ];
}

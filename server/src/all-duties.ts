/** The list of all duties. `RunDuty` starts one by its name. */
import { backupCheckDuty, backupDuty, trialRestoreDuty } from './backups/public.ts';
import { healthDuty } from './health/public.ts';
import { housekeeping } from './housekeeping.ts';
import { expiryWords } from './quotations/public.ts';
import { answerMailDuty } from './quotation-links/public.ts';
import { securityMailDuty } from './session/public.ts';
import { passwordResetDuty } from './users/public.ts';
import type { Duty } from './platform/duties/duty.ts';

export const allDuties: readonly Duty[] = [
  housekeeping,
  expiryWords,
  securityMailDuty,
  passwordResetDuty,
  answerMailDuty,
  backupDuty,
  backupCheckDuty,
  trialRestoreDuty,
  healthDuty,
];

/**
 * Laws of limits. An approval compares them with the stored quotation, not with what the page has shown. No user is named twice in one
 * request. Removed limits keep their row and version: when they began again at version 1, an older form could overwrite them.
 */
import * as z from 'zod';
import { rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { conflict, invalid } from '../platform/failures.ts';
import { versionConflict } from '../platform/version.ts';
import { pascal } from '../platform/wire.ts';
import { approvalLimit, changedLimits } from './approval-limits.ts';
import { approvalMessages as say } from './approval-messages.ts';

/** The operations on approval limits, by name. */
export const approvalsOperations = {
  /** The limits of approvers, Everybody first and then by name. Empty while no one has limits. */
  GetApprovalLimits: read({ right: 'signed-in', answer: rows(approvalLimit) }),

  /** Sets and removes limits, all or nothing. A user without a row has the limits of Everybody. */
  UpdateApprovalLimits: write({
    right: 'Administrator',
    input: changedLimits,
    answer: rows(pascal({ userId: z.int() })),
    failures: { NotAnApprover: invalid('limits', say.mayNotApprove), LimitsPresent: conflict(say.present), ...versionConflict },
  }),
};

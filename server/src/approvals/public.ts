/** What other areas may use of the approval limits. */
export { findLimits, listLimits, type StoredLimits } from './approval-limit-store.ts';
export { listApprovers, type LimitedApprover } from './approvers.ts';

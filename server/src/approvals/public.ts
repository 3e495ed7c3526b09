/** What other areas may use of the approval limits. */
export { findLimits } from './approval-limit-store.ts';
export { listApprovers } from './approvers.ts';

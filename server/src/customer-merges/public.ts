/** What other areas may use of the merges of customers. */
export { findHeir, listMergedInto } from './customer-merge-store.ts';

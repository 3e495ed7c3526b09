/** The parts of the screens of merges that other areas may use. */
export { LikelyDuplicates } from './LikelyDuplicates.tsx';
export { LikelyHint } from './LikelyHint.tsx';
export { MergedCustomers } from './MergedCustomers.tsx';

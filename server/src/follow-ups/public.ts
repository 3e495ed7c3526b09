/** What other areas may use of the follow-ups. */
export { followedUpAt, handedOverAt } from './mail-log-store.ts';

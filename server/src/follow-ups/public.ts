/** What other areas may use of the follow-ups. */
export { dueOf } from './due-store.ts';

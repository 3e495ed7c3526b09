/** What other areas may use of the rights. */
export { grantEverything, rightsOf } from './rights-store.ts';

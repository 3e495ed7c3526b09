/** What other areas may use of the rights. */
export { createRights, grantEverything, rightsOf } from './rights-store.ts';

/** The parts of the rights area that other areas may use. */
export { createRights, grantEverything, rightsOf } from './rights-store.ts';

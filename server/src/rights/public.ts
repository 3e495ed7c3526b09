/** The parts of the rights area that other areas may use. */
export { createRights, grantEverything, listHoldersOf, rightsOf, type RightHolder } from './rights-store.ts';

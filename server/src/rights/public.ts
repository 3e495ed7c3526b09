/** The parts of the rights area that other areas may use. */
export { currentRights } from './current-rights.ts';
export { createRights, grantEverything, grantRights, listHoldersOf, rightsOf, type RightHolder } from './rights-store.ts';

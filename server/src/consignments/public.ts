/** What other areas may use of the consignments. */
export { findParties } from './consignment-parties-store.ts';
export { joinConsignment } from './join-consignment.ts';

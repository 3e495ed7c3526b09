/** What other areas may use of the brochure requests. */
export {
  findDealOfRequest,
  insertBrochureRequests,
  linkRequest,
  listKnownRequests,
  takeBackRequests,
  type NewBrochureRequest,
} from './brochure-store.ts';

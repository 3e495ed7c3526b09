/** What other areas may use of the brochure requests. */
export { insertBrochureRequests, listKnownRequests, takeBackRequests, type NewBrochureRequest } from './brochure-store.ts';

/** What other areas may use of the lookups. */
export { findInLookup } from './lookup-store.ts';
export { findPlace, type Place } from './place.ts';

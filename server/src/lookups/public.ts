/** What other areas and the tools may use of the lookups. */
export { addToLookup, findInLookup, idInLookup, listLookup, nameInLookup } from './lookup-store.ts';
export { lookupLists, type LookupList } from './lookups-tables.ts';
export { lookupsOf, cachedLookups, type Lookups } from './lookups.ts';
export { whatsAppNumber } from './whatsapp-number.ts';
export { findPlace, type PostalPlace, type UnknownPlace } from './place.ts';
export { readPlace } from './written-place.ts';

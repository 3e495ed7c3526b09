import type { LookupEntry } from '@vikray/contract/lookups/lookup.ts';
import type { Db } from '../platform/database/tables.ts';
import { findInLookup } from './lookup-store.ts';
import type { LookupList } from './lookups-tables.ts';
import { findPlace, type PlaceChoice, type PostalPlace, type UnknownPlace } from './place.ts';

/** Looks up choices by number or name. */
export interface Lookups {
  findInLookup(list: LookupList, choice: number | string): Promise<LookupEntry | undefined>;
  findPlace(country: number | string, state: PlaceChoice, city: PlaceChoice): Promise<PostalPlace | UnknownPlace>;
}

/** Looks up each choice in the lists: for a single record. */
export function lookupsOf(db: Db): Lookups {
  return { findInLookup: (list, choice) => findInLookup(db, list, choice), findPlace };
}

/** Caches what it finds, so that each choice is looked up once: for the many records of one file. */
export function cachedLookups(db: Db): Lookups {
  const found = new Map<string, Promise<unknown>>();
  function once<Found>(key: readonly unknown[], find: () => Promise<Found>): Promise<Found> {
    const text = JSON.stringify(key);
    // The key names the list and the choice, so the cached result has the right type.
    const known = found.get(text) as Promise<Found> | undefined;
    if (known) return known;
    const answer = find();
    found.set(text, answer);
    return answer;
  }
  return {
    findInLookup: (list, choice) => once([list, choice], () => findInLookup(db, list, choice)),
    findPlace: (country, state, city) => once(['place', country, state, city], () => findPlace(country, state, city)),
  };
}

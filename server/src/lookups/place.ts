import type { LookupEntry } from '@vikray/contract/lookups/lookup.ts';
import { listCities, listCountries, listStates } from './geography.ts';

/** A number or a name; nothing if there is none. */
export type PlaceChoice = number | string | null | undefined;

/** The columns of a place: numbers, and the names on the day of the entry. A country without states has neither state nor city. */
export interface PostalPlace {
  readonly country_id: number;
  readonly country: string;
  readonly state_id: number | null;
  readonly state: string;
  readonly city_id: number | null;
  readonly city: string;
}

/** The declared failure for the first part of an address that does not exist. */
export type UnknownPlace = 'CountryUnknown' | 'StateUnknown' | 'CityUnknown';

/**
 * Looks up an address by numbers or names. The state must be in the country and the city in the state. A country without states needs no
 * state, and a state without cities no city.
 */
export async function findPlace(country: number | string, state: PlaceChoice, city: PlaceChoice): Promise<PostalPlace | UnknownPlace> {
  const foundCountry = findEntry(await listCountries(), country);
  if (!foundCountry) return 'CountryUnknown';
  const states = await listStates(foundCountry.value);
  const foundState = findEntry(states, state);
  if (!foundState && !mayStayEmpty(states, state)) return 'StateUnknown';
  const cities = foundState ? await listCities(foundState.value) : [];
  const foundCity = findEntry(cities, city);
  if (!foundCity && !mayStayEmpty(cities, city)) return 'CityUnknown';
  return {
    country_id: foundCountry.value,
    country: foundCountry.label,
    state_id: foundState?.value ?? null,
    state: foundState?.label ?? '',
    city_id: foundCity?.value ?? null,
    city: foundCity?.label ?? '',
  };
}

function findEntry(entries: readonly LookupEntry[], choice: PlaceChoice): LookupEntry | undefined {
  if (typeof choice === 'number') return entries.find((entry) => entry.value === choice);
  const name = choice?.trim().toLowerCase();
  return name ? entries.find((entry) => entry.label.toLowerCase() === name) : undefined;
}

function mayStayEmpty(entries: readonly LookupEntry[], choice: PlaceChoice): boolean {
  const isEmpty = choice === null || choice === undefined || choice === '';
  return isEmpty && entries.length === 0;
}

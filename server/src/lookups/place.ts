import type { LookupEntry } from '@vikray/contract/lookups/lookup.ts';
import { listCities, listCountries, listStates } from './geography.ts';

type Choice = number | string | null | undefined;

/** A place as records store it: numbers, and the names at that moment. A country without states has neither state nor city. */
export interface Place {
  readonly countryId: number;
  readonly country: string;
  readonly stateId: number | null;
  readonly state: string;
  readonly cityId: number | null;
  readonly city: string;
}

/** The first part of an address that does not exist. */
export type UnknownPart = 'country' | 'state' | 'city';

/**
 * Looks up an address by numbers or names. The state must be in the country and the city in the state. A country without states needs no
 * state, and a state without cities no city.
 */
export async function findPlace(country: number | string, state: Choice, city: Choice): Promise<Place | UnknownPart> {
  const foundCountry = findEntry(await listCountries(), country);
  if (!foundCountry) return 'country';
  const states = await listStates(foundCountry.value);
  const foundState = findEntry(states, state);
  if (!foundState && !mayStayEmpty(states, state)) return 'state';
  const cities = foundState ? await listCities(foundState.value) : [];
  const foundCity = findEntry(cities, city);
  if (!foundCity && !mayStayEmpty(cities, city)) return 'city';
  return {
    countryId: foundCountry.value,
    country: foundCountry.label,
    stateId: foundState?.value ?? null,
    state: foundState?.label ?? '',
    cityId: foundCity?.value ?? null,
    city: foundCity?.label ?? '',
  };
}

function findEntry(entries: readonly LookupEntry[], choice: Choice): LookupEntry | undefined {
  if (typeof choice === 'number') return entries.find((entry) => entry.value === choice);
  const name = choice?.trim().toLowerCase();
  return name ? entries.find((entry) => entry.label.toLowerCase() === name) : undefined;
}

function mayStayEmpty(entries: readonly LookupEntry[], choice: Choice): boolean {
  const isEmpty = choice === null || choice === undefined || choice === '';
  return isEmpty && entries.length === 0;
}

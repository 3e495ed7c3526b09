/** Finds a place by the names that people write: of former times, in other spellings, in short, or by its PIN alone. */
import { findGstState } from '@vikray/contract/gst/gst-states.ts';
import { indiaId, type LookupEntry } from '@vikray/contract/lookups/lookup.ts';
import { placeKey, placeOfPincode } from '@vikray/contract/lookups/pincodes.ts';
import { listCities, listCountries, listStates } from './geography.ts';
import { cityNames, countryNames, stateNames } from './place-names.ts';

/** The names of an address as written; blank for none. */
export interface WrittenPlace {
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly pincode: string;
}

/** The names of the lists, where they are found; otherwise as written. `locality` is a name that is no city of its own. */
export interface ReadPlace extends Pick<WrittenPlace, 'country' | 'state' | 'city'> {
  readonly locality?: string;
}

const groups = cityNames.map((names) => ({ names, keys: new Set(names.map(placeKey)) }));
const india = 'India';

/** A name without signs, as `placeKey`, with the ampersand in words. */
function keyOf(name: string): string {
  return placeKey(name.replaceAll('&', ' and '));
}

/** The place that these names mean. A PIN helps only where it lies in the State that is written. */
export async function readPlace({ country, state, city, pincode }: WrittenPlace): Promise<ReadPlace> {
  const foundCountry = named(await listCountries(), country, countryNames[keyOf(country)]) ?? country;
  if (foundCountry !== india) return { country: foundCountry, state, city };
  const ofPincode = placeOfPincode(pincode);
  const states = await listStates(indiaId);
  const foundState = state.trim() === '' ? (ofPincode?.state ?? '') : (stateNamed(states, state) ?? state);
  const stateId = states.find(({ label }) => label === foundState)?.value;
  const cities = stateId === undefined ? [] : await listCities(stateId);
  const cityOfPincode =
    ofPincode?.state === foundState && cities.some(({ label }) => label === ofPincode.city) ? ofPincode.city : undefined;
  const foundCity = cityNamed(cities, city) ?? cityOfPincode;
  const isLocality = foundCity !== undefined && city.trim() !== '' && cityNamed(cities, city) === undefined;
  return {
    country: foundCountry,
    state: foundState,
    city: foundCity ?? city,
    ...(isLocality && !isMisspelt(city, foundCity) && { locality: city.trim() }),
  };
}

function named(entries: readonly LookupEntry[], name: string, other?: string): string | undefined {
  const key = keyOf(name);
  return entries.find(({ label }) => keyOf(label) === key)?.label ?? entries.find(({ label }) => label === other)?.label;
}

/** A State by its name, or by the code of GST before or after it: `27-Maharashtra`, `27`. */
function stateNamed(states: readonly LookupEntry[], written: string): string | undefined {
  const name = written.replaceAll(/[\d()]/g, ' ');
  const code = /\b\d{2}\b/.exec(written)?.[0] ?? '';
  return named(states, name, stateNames[keyOf(name)]) ?? named(states, findGstState(code)?.name ?? '');
}

function cityNamed(cities: readonly LookupEntry[], written: string): string | undefined {
  const key = keyOf(written);
  if (key === '') return undefined;
  const found = named(cities, written);
  if (found !== undefined) return found;
  const group = groups.find(({ keys }) => keys.has(key));
  return cities.find(({ label }) => group?.keys.has(keyOf(label)))?.label;
}

/** Whether a name that is no city is the city of its PIN in another spelling. Its beginning tells. */
function isMisspelt(written: string, city: string): boolean {
  return keyOf(written).slice(0, 3) === keyOf(city).slice(0, 3);
}

/**
 * Countries, states and cities with their numbers, from the files of @countrystatecity/countries (ODbL, see NOTICE). Each file is read on
 * first use. The package's own loader is not used, because it may find the wrong folder.
 */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { indiaId, type LookupEntry } from '@vikray/contract/lookups/lookup.ts';

interface Country {
  readonly id: number;
  readonly name: string;
  readonly iso2: string;
  /** The digits before a telephone number of this country. */
  readonly phonecode: string;
}

interface State {
  readonly id: number;
  readonly name: string;
  readonly iso2: string;
  readonly country_id: number;
}

interface City {
  readonly id: number;
  readonly name: string;
}

const dataFolder = dirname(createRequire(import.meta.url).resolve('@countrystatecity/countries/data/countries.json'));

/** Caches the result of an asynchronous function by id. */
function cachedById<R>(load: (id: number) => Promise<R>): (id: number) => Promise<R> {
  const loaded = new Map<number, Promise<R>>();
  return (id) => {
    const known = loaded.get(id);
    if (known) return known;
    const loading = load(id);
    loaded.set(id, loading);
    // After a failure, the next call reads again.
    loading.catch(() => loaded.delete(id));
    return loading;
  };
}

function once<R>(load: () => Promise<R>): () => Promise<R> {
  let loaded: Promise<R> | undefined;
  return () => (loaded ??= load());
}

async function readJson<T>(...path: string[]): Promise<T> {
  // The package documents the form of its files, and its exact version is pinned.
  return JSON.parse(await readFile(join(dataFolder, ...path), 'utf8')) as T;
}

/** Folders are named Name-CODE. A country without states and a state without cities have none. */
function folderOf(code: string, ...below: string[]): string | undefined {
  return readdirSync(join(dataFolder, ...below), { withFileTypes: true }).find(
    (entry) => entry.isDirectory() && entry.name.endsWith(`-${code}`),
  )?.name;
}

const countries = once(async () => (await readJson<Country[]>('countries.json')).toSorted((a, b) => a.id - b.id));

const statesOf = cachedById(async (countryId: number): Promise<readonly State[]> => {
  const country = (await countries()).find((candidate) => candidate.id === countryId);
  const folder = country && folderOf(country.iso2);
  return folder ? byName(await readJson<State[]>(folder, 'states.json')) : [];
});

const citiesOf = cachedById(async (stateId: number): Promise<readonly City[]> => {
  const state = await findState(stateId);
  const country = (await countries()).find((candidate) => candidate.id === state?.country_id);
  const countryFolder = country && folderOf(country.iso2);
  const stateFolder = countryFolder && state && folderOf(state.iso2, countryFolder);
  return stateFolder ? byName(await readJson<City[]>(countryFolder, stateFolder, 'cities.json')) : [];
});

const allStates = once(async (): Promise<ReadonlyMap<number, State>> => {
  const lists = await Promise.all((await countries()).map((country) => statesOf(country.id)));
  return new Map(lists.flat().map((state) => [state.id, state]));
});

/** Searches India first, and reads the states of all countries only for a state abroad. */
async function findState(stateId: number): Promise<State | undefined> {
  const indian = (await statesOf(indiaId)).find((state) => state.id === stateId);
  return indian ?? (await allStates()).get(stateId);
}

function byName<T extends { readonly name: string }>(places: readonly T[]): T[] {
  return places.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function asEntries(places: readonly { readonly id: number; readonly name: string }[]): LookupEntry[] {
  return places.map(({ id, name }) => ({ label: name, value: id }));
}

/** All countries, sorted by id: India is the 101st and has id 101. */
export async function listCountries(): Promise<LookupEntry[]> {
  return asEntries(await countries());
}

/** The states of a country, sorted by name; none for an unknown country. */
export async function listStates(countryId: number): Promise<LookupEntry[]> {
  const isKnown = (await countries()).some((country) => country.id === countryId);
  return isKnown ? asEntries(await statesOf(countryId)) : [];
}

/** The cities of a state, sorted by name; none for an unknown state. */
export async function listCities(stateId: number): Promise<LookupEntry[]> {
  return (await findState(stateId)) ? asEntries(await citiesOf(stateId)) : [];
}

/** The digits before a telephone number of a country; nothing for an unknown country. */
export async function findCallingCode(name: string): Promise<string | undefined> {
  return (await countries()).find((country) => country.name === name)?.phonecode;
}

import { indiaId } from '@vikray/contract/lookups/lookup.ts';
import { placeKey } from '@vikray/contract/lookups/pincodes.ts';
import { listCities, listStates } from '../../server/src/lookups/geography.ts';
import { readDirectory } from './directory.ts';
import { cityNearby, headTownsOf, placeOf, type PanelPlaces, type TablePlace } from './place-of.ts';
import { writeTable } from './table.ts';

/** The text of the table, in the format that pincodes.ts reads. */
export async function buildTable(): Promise<string> {
  const [directory, panel] = await Promise.all([readDirectory(), readPanel()]);
  const towns = headTownsOf([...directory.values()].flat());
  const places = new Map<string, TablePlace>();
  for (const [pincode, offices] of directory) if (offices.length > 0) places.set(pincode, placeOf(offices, towns, panel));
  for (const [pincode, offices] of directory) {
    const state = offices.length === 0 ? stateOfNeighbours(pincode, places) : undefined;
    const city = cityNearby(pincode, towns) ?? '';
    if (state !== undefined) places.set(pincode, { state, city: panel.cities.get(state)?.get(placeKey(city)) });
  }
  return writeTable(places);
}

async function readPanel(): Promise<PanelPlaces> {
  const states = await listStates(indiaId);
  const cities = await Promise.all(
    states.map(async ({ label, value }) => {
      const named = (await listCities(value)).map((city) => [placeKey(city.label), city.label] as const);
      return [label, new Map(named)] as const;
    }),
  );
  return { states: new Map(states.map(({ label }) => [placeKey(label), label])), cities: new Map(cities) };
}

/** The State that all pincodes with the same first four digits share, for a pincode whose own offices give none. */
function stateOfNeighbours(pincode: string, places: ReadonlyMap<string, TablePlace>): string | undefined {
  const beginning = pincode.slice(0, 4);
  const states = new Set([...places].filter(([other]) => other.startsWith(beginning)).map(([, { state }]) => state));
  return states.size === 1 ? [...states][0] : undefined;
}

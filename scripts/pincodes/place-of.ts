import { placeKey } from '@vikray/contract/lookups/pincodes.ts';
import type { PostOffice } from './directory.ts';
import { cityBeginnings, districtNames, wholeCities } from './known-places.ts';

/** Names of the panel's places by `placeKey`: each State, and in each its cities. */
export interface PanelPlaces {
  readonly states: ReadonlyMap<string, string>;
  readonly cities: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** What the table says of a pincode: without a State where its offices lie in more than one. */
export interface TablePlace {
  readonly state?: string | undefined;
  readonly city?: string | undefined;
}

/** The share of a pincode's offices that must agree. The directory has slips, mostly one village under a neighbour's name. */
const agreement = 0.9;

/**
 * State and city of a pincode. The city is, in this order: the one that the pincode's beginning or its whole district belongs to, the one
 * of its district where this town has its head office nearby, the only one that its main office is named after, and the one that its
 * district is named after. Where offices disagree, there is none.
 */
export function placeOf(offices: readonly PostOffice[], headTowns: ReadonlyMap<string, string>, panel: PanelPlaces): TablePlace {
  const state = agreed(offices, (office) => office.state);
  const name = state && panel.states.get(placeKey(state));
  if (name === undefined) return {};
  const known = panel.cities.get(name);
  const pincode = offices[0]?.pincode ?? '';
  const district = agreed(offices, districtKey);
  const candidates = [
    cityOfBeginning(pincode),
    district && wholeCities[district],
    district && headTownNearby(pincode, district, headTowns),
    townOf(offices, known),
    district && nameOfDistrict(district),
  ];
  const city = candidates.map((candidate) => candidate && known?.get(placeKey(candidate))).find(Boolean);
  return { state: name, city };
}

/** The districts that are named like a town, by the beginning of its head office's pincode: the town and its suburbs share it. */
export function headTownsOf(directory: Iterable<PostOffice>): Map<string, string> {
  const towns = new Map<string, string>();
  for (const office of directory) {
    const district = districtKey(office);
    const names = [nameOfDistrict(district), office.district].map(placeKey);
    if (office.isHead && names.some((name) => placeKey(office.name).startsWith(name))) towns.set(townBeginning(office.pincode), district);
  }
  return towns;
}

/** A town of size has all numbers with 0 in the fourth place, a smaller one ten of them. */
function townBeginning(pincode: string): string {
  return pincode.slice(0, pincode[3] === '0' ? 4 : 5);
}

function headTownNearby(pincode: string, district: string, headTowns: ReadonlyMap<string, string>): string | undefined {
  return headTowns.get(townBeginning(pincode)) === district ? nameOfDistrict(district) : undefined;
}

/** The city of a pincode whose own offices tell nothing. */
export function cityNearby(pincode: string, headTowns: ReadonlyMap<string, string>): string | undefined {
  const district = headTowns.get(townBeginning(pincode));
  return cityOfBeginning(pincode) ?? (district && nameOfDistrict(district));
}

function townOf(offices: readonly PostOffice[], known: ReadonlyMap<string, string> | undefined): string | undefined {
  const main = offices.filter((office) => office.isMain);
  for (const some of [main.filter((office) => office.isHead), main.filter((office) => office.isDelivering), main]) {
    const towns = new Set(some.map((office) => known?.get(placeKey(office.name))).filter((town) => town !== undefined));
    if (towns.size > 0) return towns.size === 1 ? [...towns][0] : undefined;
  }
  return undefined;
}

function cityOfBeginning(pincode: string): string | undefined {
  for (let length = 6; length >= 3; length--) {
    const city = cityBeginnings[pincode.slice(0, length)];
    if (city !== undefined) return city;
  }
  return undefined;
}

function districtKey(office: PostOffice): string {
  return `${office.state}/${office.district}`;
}

function nameOfDistrict(district: string): string {
  return districtNames[district] ?? district.slice(district.indexOf('/') + 1);
}

/** What nearly all offices say, and all main offices that deliver. */
function agreed(offices: readonly PostOffice[], saying: (office: PostOffice) => string): string | undefined {
  const [most = []] = [...Map.groupBy(offices, saying).values()].toSorted((a, b) => b.length - a.length);
  const [name] = most.map(saying);
  const isAgreed = most.length >= offices.length * agreement;
  return isAgreed && offices.every((office) => saying(office) === name || !office.isMain || !office.isDelivering) ? name : undefined;
}

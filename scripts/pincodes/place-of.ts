import { placeKey } from '@vikray/contract/lookups/pincodes.ts';
import type { PostOffice } from './directory.ts';
import { cityBeginnings, districtNames, wholeCities } from './known-places.ts';

/** The names of the panel's States and of their cities, by `placeKey`. */
export interface PanelPlaces {
  readonly states: ReadonlyMap<string, string>;
  readonly cities: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The State and city of a pincode. There is no State when its offices lie in several. */
export interface TablePlace {
  readonly state?: string | undefined;
  readonly city?: string | undefined;
}

/** The share of a pincode's offices that must agree. The directory has mistakes, mostly single villages under a neighbour's name. */
const agreement = 0.9;

/**
 * The State and city of a pincode. The city is the first of these: the one that owns the pincode's beginning or its whole district; the one
 * with its district's name, if that town's head office is nearby; the only one that its main office is named after; the one that its
 * district is named after. If the offices disagree, there is none.
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

/** Districts named after a town, by the first digits of its head office's pincode, which the town and its suburbs share. */
export function headTownsOf(directory: Iterable<PostOffice>): Map<string, string> {
  const towns = new Map<string, string>();
  for (const office of directory) {
    const district = districtKey(office);
    const names = [nameOfDistrict(district), office.district].map(placeKey);
    if (office.isHead && names.some((name) => placeKey(office.name).startsWith(name))) towns.set(townBeginning(office.pincode), district);
  }
  return towns;
}

/** The digits that a town's pincodes share. A large town has all numbers with 0 in the fourth place; a smaller one has ten of them. */
function townBeginning(pincode: string): string {
  return pincode.slice(0, pincode[3] === '0' ? 4 : 5);
}

function headTownNearby(pincode: string, district: string, headTowns: ReadonlyMap<string, string>): string | undefined {
  return headTowns.get(townBeginning(pincode)) === district ? nameOfDistrict(district) : undefined;
}

/** The city of a pincode whose own offices give none. */
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

/** The value on which nearly all offices, and all main offices that deliver, agree. */
function agreed(offices: readonly PostOffice[], saying: (office: PostOffice) => string): string | undefined {
  const [most = []] = [...Map.groupBy(offices, saying).values()].toSorted((a, b) => b.length - a.length);
  const [name] = most.map(saying);
  const isAgreed = most.length >= offices.length * agreement;
  return isAgreed && offices.every((office) => saying(office) === name || !office.isMain || !office.isDelivering) ? name : undefined;
}

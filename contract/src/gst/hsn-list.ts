/** The codes that furniture and equipment sellers use most, with their usual rates. Only suggestions: users can enter any other code. */

/** A code of goods (HSN) or of a service (SAC, which begins with 99). */
export interface HsnRow {
  readonly code: string;
  readonly words: string;
  /** In hundredths of a percent. */
  readonly gstPercent: number;
}

/** The date of the list, YYYY-MM-DD. The rates are those since 22 September 2025. */
export const hsnListOn = '2026-11-22';

const full = 18_00;
const low = 5_00;

function rows(gstPercent: number, entries: Readonly<Record<string, string>>): HsnRow[] {
  // JavaScript sorts such keys by value; the list is sorted as text below.
  return Object.entries(entries).map(([code, words]) => ({ code, words, gstPercent }));
}

/** The list by code. */
export const hsnList: readonly HsnRow[] = [
  ...rows(full, {
    '7308': 'Structures of steel, racks',
    '7323': 'Household articles of steel',
    '8304': 'Filing cabinets, desk trays of metal',
    '8415': 'Air conditioners',
    '8418': 'Refrigerators, freezers',
    '8421': 'Centrifuges, filters',
    '8422': 'Dish washers, packing machines',
    '8423': 'Weighing machines',
    '8427': 'Fork-lift trucks, works trucks',
    '8428': 'Lifting and handling machinery',
    '8450': 'Laundry machines',
    '8471': 'Computers',
    '8479': 'Machines with a function of their own',
    '8514': 'Industrial and laboratory furnaces, ovens',
    '8528': 'Monitors, projectors',
    '8537': 'Control panels',
    '8716': 'Trolleys, hand carts, trailers',
    '9023': 'Models and instruments for demonstration',
    '9025': 'Thermometers, hygrometers',
    '9026': 'Instruments for flow, level, pressure',
    '9027': 'Instruments for analysis, laboratory meters',
    '9031': 'Measuring and checking instruments',
    '9401': 'Seats and chairs',
    '940131': 'Swivel seats of wood, adjustable',
    '940139': 'Other swivel seats, adjustable',
    '940141': 'Seats that turn into beds, of wood',
    '940161': 'Upholstered seats with wooden frames',
    '940169': 'Other seats with wooden frames',
    '940171': 'Upholstered seats with metal frames',
    '940179': 'Other seats with metal frames',
    '940180': 'Other seats',
    '940199': 'Parts of seats',
    '9402': 'Medical, surgical, dental furniture',
    '940210': 'Dentists’ and barbers’ chairs',
    '940290': 'Operating tables, hospital beds',
    '9403': 'Other furniture',
    '940310': 'Metal furniture for offices',
    '940320': 'Other metal furniture',
    '940330': 'Wooden furniture for offices',
    '940340': 'Wooden furniture for kitchens',
    '940350': 'Wooden furniture for bedrooms',
    '940360': 'Other wooden furniture',
    '940370': 'Furniture of plastics',
    '940391': 'Parts of furniture, of wood',
    '940399': 'Other parts of furniture',
    '9404': 'Mattresses, bedding',
    '9405': 'Lamps and light fittings',
    '9406': 'Prefabricated buildings',
    '995468': 'Other installation',
    '996511': 'Goods transport by road',
    '996812': 'Courier',
    '998540': 'Packaging',
    '998719': 'Repair of other machinery',
    '998732': 'Installation of industrial machinery',
  }),
  ...rows(low, {
    '3822': 'Diagnostic kits and reagents',
    '8713': 'Carriages for persons with disabilities',
    '9018': 'Medical and surgical instruments',
    '9019': 'Oxygen therapy and massage apparatus',
    '9021': 'Orthopaedic appliances',
    '9022': 'X-ray apparatus',
    '940152': 'Seats of bamboo',
    '940153': 'Seats of rattan',
    '940382': 'Furniture of bamboo',
    '940383': 'Furniture of rattan',
  }),
].toSorted((one, other) => (one.code < other.code ? -1 : 1));

/** The rows whose code begins with what is typed, or whose words contain it. */
export function findHsn(typed: string): readonly HsnRow[] {
  const wanted = typed.trim().toLowerCase();
  return hsnList.filter(({ code, words }) => code.startsWith(wanted) || words.toLowerCase().includes(wanted));
}

/** The units of GST with the words that the GSTR-1 tool and Tally write after the code. */

const names: Readonly<Record<string, string>> = {
  BAG: 'BAGS',
  BAL: 'BALE',
  BDL: 'BUNDLES',
  BKL: 'BUCKLES',
  BOU: 'BILLION OF UNITS',
  BOX: 'BOX',
  BTL: 'BOTTLES',
  BUN: 'BUNCHES',
  CAN: 'CANS',
  CBM: 'CUBIC METERS',
  CCM: 'CUBIC CENTIMETERS',
  CMS: 'CENTIMETERS',
  CTN: 'CARTONS',
  DOZ: 'DOZENS',
  DRM: 'DRUMS',
  GGK: 'GREAT GROSS',
  GMS: 'GRAMMES',
  GRS: 'GROSS',
  GYD: 'GROSS YARDS',
  KGS: 'KILOGRAMS',
  KLR: 'KILOLITRE',
  KME: 'KILOMETRE',
  LTR: 'LITRES',
  MLT: 'MILILITRE',
  MTR: 'METERS',
  MTS: 'METRIC TON',
  NOS: 'NUMBERS',
  PAC: 'PACKS',
  PCS: 'PIECES',
  PRS: 'PAIRS',
  QTL: 'QUINTAL',
  ROL: 'ROLLS',
  SET: 'SETS',
  SQF: 'SQUARE FEET',
  SQM: 'SQUARE METERS',
  SQY: 'SQUARE YARDS',
  TBS: 'TABLETS',
  TGM: 'TEN GROSS',
  THD: 'THOUSANDS',
  TON: 'TONNES',
  TUB: 'TUBES',
  UGS: 'US GALLONS',
  UNT: 'UNITS',
  YDS: 'YARDS',
};

const codes = new Map(
  Object.entries({ ...names, OTH: 'OTHERS' }).flatMap(([code, name]) => [
    [code, code],
    [name.replaceAll(' ', ''), code],
  ]),
);

/** The unit with this code or name, in capitals and without blanks; undefined if there is none. */
export function codeOfUnitName(name: string): string | undefined {
  return codes.get(name);
}

/** A unit with its words, such as `NOS-NUMBERS`. An unknown one is `OTH-OTHERS`. */
export function unitWithName(unit: string): string {
  const name = names[unit];
  return name === undefined ? 'OTH-OTHERS' : `${unit}-${name}`;
}

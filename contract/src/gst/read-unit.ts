import { codeOfUnitName } from './unit-names.ts';

/** What people write for the units of GST besides their names, in capitals and without anything but letters. */
const otherWords: Readonly<Record<string, string>> = {
  NO: 'NOS',
  NUM: 'NOS',
  NUMBER: 'NOS',
  EA: 'NOS',
  QTY: 'NOS',
  EACH: 'NOS',
  PC: 'PCS',
  PCE: 'PCS',
  PIECE: 'PCS',
  UNIT: 'UNT',
  PR: 'PRS',
  PAIR: 'PRS',
  BOXES: 'BOX',
  BX: 'BOX',
  CARTON: 'CTN',
  BUNDLE: 'BDL',
  BOTTLE: 'BTL',
  DOZEN: 'DOZ',
  DZ: 'DOZ',
  DZN: 'DOZ',
  KG: 'KGS',
  KILO: 'KGS',
  KILOGRAM: 'KGS',
  GM: 'GMS',
  GRAM: 'GMS',
  GRAMS: 'GMS',
  QUINTALS: 'QTL',
  MT: 'MTS',
  TONNE: 'TON',
  L: 'LTR',
  LT: 'LTR',
  LITRE: 'LTR',
  LITER: 'LTR',
  LITERS: 'LTR',
  LTRS: 'LTR',
  LITRES: 'LTR',
  ML: 'MLT',
  M: 'MTR',
  METER: 'MTR',
  METRE: 'MTR',
  METRES: 'MTR',
  MTRS: 'MTR',
  RMT: 'MTR',
  CM: 'CMS',
  KM: 'KME',
  YARD: 'YDS',
  YARDS: 'YDS',
  SQFT: 'SQF',
  SFT: 'SQF',
  SQUAREFOOT: 'SQF',
  SQMT: 'SQM',
  SQMTR: 'SQM',
  SQUAREMETER: 'SQM',
  SQUAREMETRE: 'SQM',
  SQUAREMETRES: 'SQM',
  SQMETER: 'SQM',
  SQYD: 'SQY',
  CUM: 'CBM',
  CUBICMETER: 'CBM',
  PACK: 'PAC',
  PKT: 'PAC',
  PACKET: 'PAC',
  PACKETS: 'PAC',
  ROLL: 'ROL',
  TUBE: 'TUB',
  OTHER: 'OTH',
};

/** The longest of these words, with some signs. */
const longest = 40;

/**
 * The unit of GST that a text names: `Nos.`, `Numbers`, `Piece` and `NOS-NUMBERS` are codes in other words. A text that names none stays
 * unchanged, and the checks refuse it.
 */
export function readUnit(text: string): string {
  if (text.length > longest) return text;
  const words = text.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const code = /^\s*([A-Z]{3})\s*-/.exec(text.toUpperCase())?.[1];
  return otherWords[words] ?? codeOfUnitName(words) ?? (code && codeOfUnitName(code)) ?? text;
}

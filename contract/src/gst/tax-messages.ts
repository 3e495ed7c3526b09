/** The sentences about a tax decision on screens and papers of a quotation. */
import { formatRupees } from '../platform/decimal.ts';

export const taxMessages = {
  giveReason: 'Please give a reason.',
  unknownPlace: 'Please select a State.',
  why: 'Why?',
  change: 'Change',
  afresh: 'Decide Afresh',
  whyTitle: 'Why this tax',
  changeTitle: 'Change the place of supply',
  recalculateTitle: 'Decide the tax afresh',
  place: 'Place of Supply',
  reason: 'Reason',
  useDecided: 'Use the Decided One',
  installed: 'Installed at the Site',
  input: 'Input',
  value: 'Value',
  source: 'From',
  save: 'Save',
  close: 'Close',
  hasWarnings: 'Please check',
  /** Who decided, and when. */
  decided: (name: string, instant: string) => `Decided by ${name} on ${instant}.`,
  chosenBecause: (reason: string) => `The place of supply was chosen: ${reason}`,
  heading: 'GST',
  recalculated: 'The tax has been decided afresh.',
  kept: 'Kept',
  now: 'Now',
  sameAsStored: 'Nothing has changed since.',
  /** A quotation or order goes to a site that its customer no longer has. */
  siteGone: (site: string) => `The customer no longer has the site ${site}. Its address stays, and decides the tax.`,
  setToZero: 'Set GST to 0',
  /** A percentage and an amount of one head: `CGST 9 % ₹9,000.00`. */
  head: (name: string, percentHundredths: number, paise: number | undefined) =>
    [name, `${Number((percentHundredths / 100).toFixed(3))} %`, ...(paise === undefined ? [] : [formatRupees(paise)])].join(' '),
  heads: (heads: string) => `GST on goods: ${heads}.`,
  chargeHeads: (heads: string) => `GST on charges: ${heads}.`,
  zeroRated: 'Zero-rated supply.',
  noGst: 'No GST.',
  noGstOnGoods: 'No GST on goods.',
  deliverTo: (address: string) => `Deliver to: ${address}.`,
  placeOfSupply: (place: string) => `Place of supply: ${place}.`,
} as const;

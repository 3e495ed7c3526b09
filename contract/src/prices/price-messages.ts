/** The sentences about earlier prices. */
import { slashedDate } from '../platform/dates.ts';
import { formatRupees } from '../platform/decimal.ts';

/** The most products of one request for the facts of their lines. */
export const maxFacts = 100;

const kinds = { Ordered: 'ordered', Quoted: 'quoted' } as const;

export const priceMessages = {
  chooseProducts: 'Please select a product.',
  tooManyProducts: `Choose at most ${maxFacts} products.`,
  /** The customer's last rate: 'Last: ₹9,200.00, ordered 12/08/2026'. */
  last: (paise: number, kind: keyof typeof kinds, date: string) => `Last: ${formatRupees(paise)}, ${kinds[kind]} ${slashedDate(date)}`,
  takeLast: 'Take the last price',
  takeLastHint: 'Take this price (Alt+L)',
} as const;

/** The categories of customers and the regimes of issuing companies under GST. */
import { registeredGstin } from './gstin.ts';

/** The categories of customers. Only the office knows whether a customer is in a special economic zone (SEZ). */
export const gstCategories = [
  'Registered',
  'Unregistered',
  'SEZ with payment',
  'SEZ under LUT',
  'Export with payment',
  'Export under LUT',
  'Deemed export',
] as const;
export type GstCategory = (typeof gstCategories)[number];

/** How an issuing company pays GST. */
export const gstRegimes = ['Regular', 'Composition', 'Unregistered', 'SEZ unit'] as const;
export type GstRegime = (typeof gstRegimes)[number];

/** What a line sells. */
export const goodsOrService = ['Goods', 'Service'] as const;
export type Nature = (typeof goodsOrService)[number];

/** The facts from which a category follows until the office chooses one. */
interface Categorised {
  readonly gstin: string;
  /** The name of the country; blank counts as India. */
  readonly country: string;
}

/** Whether a country is India. A blank country counts as India, as on paper. */
export function isInIndia(country: string): boolean {
  return ['', 'india'].includes(country.trim().toLowerCase());
}

/** The category of a customer for whom none is chosen. */
export function presumedCategory({ gstin, country }: Categorised): GstCategory {
  if (!isInIndia(country)) return 'Export under LUT';
  return registeredGstin(gstin) === '' ? 'Unregistered' : 'Registered';
}

/** At which rate packing, freight and installation are taxed: their own, those of the goods in proportion, or the highest of these. */
export const chargesModes = ['Own Rate', 'Apportioned', 'Highest Rate'] as const;
export type ChargesMode = (typeof chargesModes)[number];

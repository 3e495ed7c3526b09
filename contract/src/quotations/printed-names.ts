/** The names that amounts and terms have on paper and in differences. */
import { formatPercent } from '../platform/decimal.ts';
import type { TermCategory } from '../terms/term.ts';
import type { TermField } from './term-texts.ts';

/** The names of the amounts of a costing, as printed. */
export const costingNames = {
  discount: 'Special Discount',
  gst: 'GST on Goods',
  specialCharges: 'Special Wooden Packing & Forwarding',
  shippingCharges: 'Freight Charges',
  installationCharges: 'Installation Charges',
  serviceGst: 'GST on Service Charge',
} as const;

/** The rate of a line, in hundredths of a percent: `GST 18%`. */
export function lineRate(percentHundredths: number): string {
  return `GST ${formatPercent(percentHundredths)}`;
}

/** The name of the tax on goods at a rate in hundredths of a percent: `GST on Goods (18%)`. */
export function goodsTaxName(percentHundredths: number): string {
  return `${costingNames.gst} (${formatPercent(percentHundredths)})`;
}

const termNames: Readonly<Record<TermField, TermCategory>> = {
  delivery: 'Delivery',
  price: 'Price',
  payment: 'Payment',
  taxes: 'Taxes',
  freight: 'Freight',
  validity: 'Validity',
  warranty: 'Warranty',
  others: 'Others',
};

/** The eight terms in printed order, each with its name, which is also the category of its texts. */
export const printedTerms = Object.entries(termNames) as readonly (readonly [field: TermField, category: TermCategory])[]; // Its own pairs.

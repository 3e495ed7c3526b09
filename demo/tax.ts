/** The tax of the sample's sales, decided from their records as the panel does. */
import { presumedCategory } from '@vikray/contract/gst/gst-category.ts';
import { gstinCheckCharacter } from '@vikray/contract/gst/gstin.ts';
import { findGstStateByName } from '@vikray/contract/gst/gst-states.ts';
import { decideTax } from '@vikray/contract/gst/tax-decision.ts';
import type { StoredTaxDecision } from '@vikray/contract/gst/tax-entries.ts';
import { taxFacts } from '@vikray/contract/gst/tax-facts.ts';
import type { Company } from '@vikray/contract/companies/company.ts';
import { noTax } from '../server/src/quotations/contents/no-tax.ts';
import { SeededRandom } from './seeded-random.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The GSTIN of the n-th customer of the sample, with the right check character; two of five customers have none. */
export function fictionalGstin(seed: number, n: number, state: string): string {
  const random = new SeededRandom(seed, 'gstin', n);
  const code = findGstStateByName(state)?.code;
  if (code === undefined || !random.happens(0.6)) return '';
  const letter = () => letters.charAt(random.int(0, letters.length - 1));
  const pan = `${letter()}${letter()}${letter()}${'CFLTB'.charAt(n % 5)}${letter()}${String(random.int(1000, 9999))}${letter()}`;
  const gstin = `${code}${pan}1Z`;
  return gstin + gstinCheckCharacter(gstin);
}

/** A customer as the decision sees it. */
export interface TaxedCustomer {
  readonly gstin: string;
  readonly state: string;
  readonly country: string;
}

/** The decision on a sale, made by `decidedBy` at the instant of the quotation. */
export function decidedTax(company: Company, customer: TaxedCustomer, decidedBy: string, decidedAt: string): StoredTaxDecision {
  const facts = taxFacts(company, { ...customer, gstCategory: presumedCategory(customer), gstCategoryIsChosen: 'No' }, {});
  const { placeOfSupply, placeName, heads, reason, category } = decideTax(facts);
  return {
    ...noTax,
    placeOfSupply,
    placeName,
    heads,
    taxReason: reason,
    decidedBy,
    decidedAt,
    taxCategory: category,
    taxGstin: customer.gstin,
  };
}

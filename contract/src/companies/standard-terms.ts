/** The standard terms of an issuing company: what a quotation offers to a customer whom the office has not quoted before. */
import * as z from 'zod';
import { paragraph } from '../platform/fields.ts';
import type { TermField } from '../quotations/term-texts.ts';

const standardTerm = paragraph(1000).optional();

/** The fields of the section 'Standard Terms', in printed order. A change leaves omitted ones unchanged. */
export const standardTerms = {
  standardDelivery: standardTerm,
  standardPrice: standardTerm,
  standardPayment: standardTerm,
  standardTaxes: standardTerm,
  standardFreight: standardTerm,
  standardValidity: standardTerm,
  standardWarranty: standardTerm,
  standardOthers: standardTerm,
};

/** The name of a standard term. */
export type StandardTermField = keyof typeof standardTerms;

/** The standard terms of a company; blank for none. */
export type StandardTerms = Readonly<Record<StandardTermField, string>>;

/** The standard term of each term of a quotation. */
export const standardTermOf = {
  delivery: 'standardDelivery',
  price: 'standardPrice',
  payment: 'standardPayment',
  taxes: 'standardTaxes',
  freight: 'standardFreight',
  validity: 'standardValidity',
  warranty: 'standardWarranty',
  others: 'standardOthers',
} as const satisfies Readonly<Record<TermField, StandardTermField>>;

/** The standard terms of a company that has none. */
export const noStandardTerms: StandardTerms = {
  standardDelivery: '',
  standardPrice: '',
  standardPayment: '',
  standardTaxes: '',
  standardFreight: '',
  standardValidity: '',
  standardWarranty: '',
  standardOthers: '',
};

const text = z.string();

/** The same fields in an answer. */
export const answeredStandardTerms = {
  standardDelivery: text,
  standardPrice: text,
  standardPayment: text,
  standardTaxes: text,
  standardFreight: text,
  standardValidity: text,
  standardWarranty: text,
  standardOthers: text,
};

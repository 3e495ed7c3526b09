import * as z from 'zod';
import { decimal, percent } from '../platform/decimal.ts';
import { id, requiredLine } from '../platform/fields.ts';
import { body, row } from '../platform/wire.ts';
import { oldQuotationMessages as say } from './old-quotation-messages.ts';

const text = z.string();

/** The former system's keys of a quotation. */
export const formerKeys = {
  code: 'qutcode',
  number: 'qutnumber',
  date: 'qutdaye',
  totalAmount: 'prototqutamnt',
  companyName: 'custname',
  preparedBy: 'perpardby',
  status: 'status',
  name: 'conperson',
  designation: 'desig',
  delivery: 'tmdel',
  price: 'tmprice',
  payment: 'tmpeymnt',
  taxes: 'tmtaxes',
  freight: 'tmfreight',
  validity: 'tmvalidity',
  others: 'tmothers',
  subtotal: 'prosubtotal',
  discountPercent: 'prodisper',
  discountAmount: 'prodiscamnt',
  taxPercent: 'prosalstax',
  taxAmount: 'protaxamnt',
  specialCharges: 'prosplcharg',
  shippingCharges: 'proshipchrg',
  installationCharges: 'proinstallcharg',
  serviceTaxAmount: 'proservtaxamnt',
  serviceTaxPercent: 'prosertaxper',
  address: 'address',
  country: 'country',
  state: 'state',
  city: 'city',
  pincode: 'pincode',
} as const;

/** The former system's keys of a line. */
export const formerLineKeys = {
  name: 'prodqutname',
  description: 'proqutdesc',
  quantity: 'proqutqty',
  rate: 'proqutrate',
  total: 'proquttotal',
} as const;

/**
 * An old quotation in an answer, under the former system's keys. `code` is its number there, `oldQuotationId` its id here, `date`
 * YYYY-MM-DD or blank. Amounts are shown as filed. None is computed, so they may not add up.
 */
export const oldQuotation = row(
  {
    oldQuotationId: id,
    code: text,
    number: text,
    date: text,
    totalAmount: decimal(),
    companyName: text,
    preparedBy: text,
    status: text,
    name: text,
    designation: text,
    delivery: text,
    price: text,
    payment: text,
    taxes: text,
    freight: text,
    validity: text,
    others: text,
    subtotal: decimal(),
    discountPercent: percent(),
    discountAmount: decimal(),
    taxPercent: percent(),
    taxAmount: decimal(),
    specialCharges: decimal(),
    shippingCharges: decimal(),
    installationCharges: decimal(),
    serviceTaxAmount: decimal(),
    serviceTaxPercent: percent(),
    address: text,
    country: text,
    state: text,
    city: text,
    pincode: text,
  },
  { oldQuotationId: 'id', ...formerKeys },
);

export type OldQuotation = z.output<typeof oldQuotation>;

/** A line of an old quotation in an answer; `picture` is a JPEG in base64, blank for none. */
export const oldQuotationLine = row(
  { number: z.int(), picture: text, name: text, description: text, quantity: z.number(), rate: decimal(), total: decimal() },
  { number: 'Num', picture: 'imgdata', ...formerLineKeys },
);

/** Identifies an old quotation by its `qutcode`, which may be a number or a text. */
export const codeOfOldQuotation = body(
  {
    code: z.codec(z.union([z.int(), requiredLine(100, say.notFound)]), z.string(), { decode: String, encode: (code) => code }),
  },
  { code: 'quotationid' },
);

/** Whether the quotation may be printed: only approved ones may. */
export function mayBePrinted({ status }: Pick<OldQuotation, 'status'>): boolean {
  return status === 'Approved';
}

/** The GST details of a product. */
import * as z from 'zod';
import { goodsOrService } from '../gst/gst-category.ts';
import { blankableDecimal } from '../platform/decimal.ts';
import { line } from '../platform/fields.ts';
import { readPercent } from '../platform/read-amount.ts';
import { productMessages as say } from './product-messages.ts';

/** The units in which GST counts (UQC), the usual one first. */
export const units = [
  'NOS',
  'BAG',
  'BAL',
  'BDL',
  'BKL',
  'BOU',
  'BOX',
  'BTL',
  'BUN',
  'CAN',
  'CBM',
  'CCM',
  'CMS',
  'CTN',
  'DOZ',
  'DRM',
  'GGK',
  'GMS',
  'GRS',
  'GYD',
  'KGS',
  'KLR',
  'KME',
  'LTR',
  'MLT',
  'MTR',
  'MTS',
  'OTH',
  'PAC',
  'PCS',
  'PRS',
  'QTL',
  'ROL',
  'SET',
  'SQF',
  'SQM',
  'SQY',
  'TBS',
  'TGM',
  'THD',
  'TON',
  'TUB',
  'UGS',
  'UNT',
  'YDS',
] as const;

/** The fields of a product for GST. A change leaves omitted ones unchanged. A blank percentage means that of the quotation. */
export const productTax = {
  hsn: line(20)
    .regex(/^(\d{4}|\d{6}|\d{8})?$/, { error: say.invalidHsn })
    .optional(),
  unit: z.enum(units).optional(),
  gstPercent: blankableDecimal(say.invalidGst, { most: 100_00, read: readPercent }).optional(),
  nature: z.enum(goodsOrService).optional(),
};

/** The same fields in an answer. */
export const answeredProductTax = {
  hsn: z.string(),
  unit: z.enum(units),
  /** In hundredths of a percent; null for that of the quotation. */
  gstPercent: blankableDecimal(say.invalidGst, { most: 100_00 }),
  nature: z.enum(goodsOrService),
};

/** What Fill HSN enters: a code, and a percentage that may be blank. */
export const filledTax = z.object({
  hsn: line(20).regex(/^(\d{4}|\d{6}|\d{8})$/, { error: say.invalidHsn }),
  gstPercent: productTax.gstPercent,
});

/** Codes of services begin with 99. */
export function isServiceCode(hsn: string): boolean {
  return hsn.startsWith('99');
}

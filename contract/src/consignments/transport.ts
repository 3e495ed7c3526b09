/** How a consignment travels. */
import * as z from 'zod';
import { blankableDecimal } from '../platform/decimal.ts';
import { optionalDate } from '../platform/dates.ts';
import { day, line, paragraph } from '../platform/fields.ts';
import { readMobile } from '../platform/read-mobile.ts';
import { consignmentMessages as say } from './consignment-messages.ts';

/** The ways in which goods travel. */
export const transportModes = ['Road', 'Rail', 'Air', 'Ship'] as const;
/** The kinds of vehicle that an e-way bill knows. */
export const vehicleTypes = ['Regular', 'Over Dimensional Cargo'] as const;
/** Whether the freight has been paid. */
const freightTerms = ['Paid', 'To Pay'] as const;

const maxDistance = 4000;
const maxPackages = 9999;
const maxWeight = 9_999_999_99;

/** A whole number that may be blank, which is null in the code. */
function blankableWhole(most: number, message: string) {
  const error = { error: message };
  const wire = z.union([z.int(error), z.string(error).regex(/^\d{0,7}$/, error), z.null()], error);
  return z.codec(wire, z.int(error).min(0, error).max(most, error).nullable(), {
    decode: (value) => (value === null || value === '' ? null : Number(value)),
    encode: (value) => value,
  });
}

/** Whether a text has the form of the GSTIN or the enrolment number (TRANSIN) of a transporter. */
export function isTransporterId(text: string): boolean {
  return /^[0-9]{2}[0-9A-Z]{13}$/.test(text);
}

/** The fields of the transport in a request. Fields that a change leaves out stay as they are. */
export const enteredTransport = {
  transporter: line(100).optional(),
  /** The GSTIN or the enrolment number of the transporter. */
  transporterId: line(15).toUpperCase().optional(),
  mode: z.enum(['', ...transportModes]).optional(),
  vehicleNumber: line(15).toUpperCase().optional(),
  vehicleType: z.enum(['', ...vehicleTypes]).optional(),
  lrNumber: line(30).optional(),
  lrDate: optionalDate,
  /** In km. */
  distance: blankableWhole(maxDistance, say.invalidDistance).optional(),
  packages: blankableWhole(maxPackages, say.invalidPackages).optional(),
  /** In hundredths of a kg. */
  weight: blankableDecimal(say.invalidWeight, { most: maxWeight }).optional(),
  driver: line(100).optional(),
  driverMobile: line(20)
    .overwrite(readMobile)
    .regex(/^(\d{10})?$/, { error: say.invalidDriverMobile })
    .optional(),
  freight: z.enum(['', ...freightTerms]).optional(),
  remark: paragraph(500).optional(),
};

/** The same in an answer. */
export const answeredTransport = {
  transporter: z.string(),
  transporterId: z.string(),
  mode: z.enum(['', ...transportModes]),
  vehicleNumber: z.string(),
  vehicleType: z.enum(['', ...vehicleTypes]),
  lrNumber: z.string(),
  lrDate: day,
  distance: z.int().nullable(),
  packages: z.int().nullable(),
  weight: blankableDecimal(say.invalidWeight),
  driver: z.string(),
  driverMobile: z.string(),
  freight: z.enum(['', ...freightTerms]),
  remark: z.string(),
};

/** How a consignment travels. Texts are blank and numbers null where unknown. */
export type Transport = { readonly [K in keyof typeof answeredTransport]: z.output<(typeof answeredTransport)[K]> };

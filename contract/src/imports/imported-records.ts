/** The records that have no form and come from imports only. The former system checked them, so the checks here are few. */
import * as z from 'zod';
import { date } from '../platform/dates.ts';
import { decimal, percent } from '../platform/decimal.ts';
import { line, paragraph, requiredLine } from '../platform/fields.ts';
import { fieldMessages } from '../platform/messages.ts';
import { body, row } from '../platform/wire.ts';
import { formerKeys, formerLineKeys } from '../old-quotations/old-quotation.ts';
import { maxRemarkLetters } from '../brochures/brochure-request.ts';

const existingDate = date(fieldMessages.notADate);
const text = line(300).default('');
const note = paragraph(2000).default('');
const amount = decimal().default(0);
const share = percent().default(0);
const optionalDate = z
  .string()
  .trim()
  .refine((value) => value === '' || existingDate.safeParse(value).success, { error: fieldMessages.notADate })
  .default('');

/** The most lines of an old quotation. */
export const maxImportedLines = 500;

/** A line of an old quotation. `picture` is the name of a picture file, `pictureData` a picture in base64. */
const importedLine = row(
  {
    name: requiredLine(300, fieldMessages.missing),
    description: note,
    quantity: decimal(),
    rate: decimal(),
    total: amount,
    picture: text,
    pictureData: z.string().default(''),
  },
  { ...formerLineKeys, picture: 'image', pictureData: 'imgdata' },
);

/** An old quotation with its lines, under the keys of the former system. */
export const importedOldQuotation = row(
  {
    code: requiredLine(100, fieldMessages.missing),
    number: requiredLine(100, fieldMessages.missing),
    date: optionalDate,
    totalAmount: decimal(),
    companyName: requiredLine(300, fieldMessages.missing),
    preparedBy: text,
    status: line(50).default(''),
    name: text,
    designation: text,
    delivery: note,
    price: note,
    payment: note,
    taxes: note,
    freight: note,
    validity: note,
    others: note,
    subtotal: amount,
    discountPercent: share,
    discountAmount: amount,
    taxPercent: share,
    taxAmount: amount,
    specialCharges: amount,
    shippingCharges: amount,
    installationCharges: amount,
    serviceTaxAmount: amount,
    serviceTaxPercent: share,
    address: note,
    country: text,
    state: text,
    city: text,
    pincode: text,
    lines: z.array(importedLine).max(maxImportedLines).default([]),
  },
  { ...formerKeys, lines: 'lines' },
);

export type ImportedOldQuotation = z.output<typeof importedOldQuotation>;

/** A sales call. `contacts` contains the names of the contact persons, separated by commas. */
export const importedSalesCall = body({
  salesId: requiredLine(100, fieldMessages.missing),
  companyName: requiredLine(300, fieldMessages.missing),
  contacts: line(1000).default(''),
  callType: text,
  description: note,
  callAction: text,
  actionDate: optionalDate,
  actionDescription: note,
  staffName: text,
  status: line(50).default(''),
});

/** A brochure request. Without a `requestKey`, its content identifies it. */
export const importedBrochureRequest = body({
  requestKey: line(100).default(''),
  name: requiredLine(300, fieldMessages.missing),
  companyName: text,
  state: text,
  mobile: line(40).default(''),
  email: line(254).default(''),
  remarks: paragraph(maxRemarkLetters).default(''),
});

import { expect, test } from 'vitest';
import { fileHolds } from './file-holds.ts';

const none = {
  count: 0,
  inBooks: 0,
  undecided: 0,
  taxNotAllowed: 0,
  withoutInvoice: 0,
  voidInvoices: 0,
  replacement: 0,
  cancelled: 0,
  withoutGstin: 0,
};

test.each([
  ['', {}],
  ['The file holds all 5 consignments.', { count: 5, inBooks: 5 }],
  ['The file holds 1 of 5 consignments. 4 are left out: their tax is not decided.', { count: 5, inBooks: 1, undecided: 4 }],
  ['The file holds 4 of 5 consignments. 1 is left out: its invoice is void.', { count: 5, inBooks: 4, voidInvoices: 1 }],
  [
    'The file holds 0 of 4 consignments. 4 are left out: 2 because their tax is not decided, 1 because it charges GST that is not allowed, 1 because it has no invoice number.',
    { count: 4, undecided: 2, taxNotAllowed: 1, withoutInvoice: 1 },
  ],
  [
    'The file holds all 2 consignments. GSTR-1 also leaves out a supply to an SEZ or a deemed export: the buyer has no GSTIN.',
    { count: 2, inBooks: 2, withoutGstin: 1 },
  ],
])('says "%s" before a file is taken', (sentence, counts) => {
  expect(fileHolds({ ...none, ...counts })).toBe(sentence);
});

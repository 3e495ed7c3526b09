import { expect, test } from 'vitest';
import { gstinHints } from './gstin-hints.ts';

test.each([
  ['', 'Maharashtra', []],
  ...['URP', 'n/a', '-', 'Unregistered', 'Not Applicable', '0'].map((word): [string, string, string[]] => [
    word,
    'Maharashtra',
    ['Read as no GSTIN. The field stays blank.'],
  ]),
  ['27MUMD02345C1DY', 'Maharashtra', []],
  ['27AAPFU0939F1C6', 'Maharashtra', []],
  ['0717UNO00157UNO', '', []],
  ['27AAPFU0939F1ZV', 'Maharashtra', []],
  [' 27aapfu 0939f1zv', 'maharashtra', []],
  ['27AAPFU0939F1Z', '', ['A GSTIN has 15 characters.']],
  ['27AAPFU0939F1ZVV', '', ['A GSTIN has 15 characters.']],
  ['27AAPFUO939F1ZV', '', ['This does not look like a GSTIN.']],
  ['27AAPFU0939F1ZX', '', ['The last character should be V.']],
  ['24ABCDE1234F1Z6', 'Maharashtra', ['This GSTIN belongs to Gujarat, but the address is in Maharashtra.']],
  [
    '24ABCDE1234F1Z7',
    'Maharashtra',
    ['The last character should be 6.', 'This GSTIN belongs to Gujarat, but the address is in Maharashtra.'],
  ],
])('hints at what looks wrong with the GSTIN %j of an address in %j (GTX-04, P3-10)', (gstin, state, hints) => {
  expect(gstinHints({ gstin, state })).toEqual(hints);
});

import { whyUnprintable } from '@vikray/contract/printing/unprintable-texts.ts';
import { expect, test } from 'vitest';
import { aDocument } from '../../../testing/builders/printable-documents.ts';

test('a document in any Indian script, with symbols and accents, can be printed', () => {
  const name = 'કબાટ கட்டில் మంచం ಮಂಚ കട്ടിൽ শয্যা ਮੰਜਾ ଖଟ खाट Cafe\u0301 → ✓ Ω α ℃ ⅓ ㎡ ₹';
  expect(
    whyUnprintable(
      aDocument({ record: { companyName: name, payment: name }, line: () => ({ name, description: `${name}\r\n\t${name}\u200b\ufeff` }) }),
    ),
  ).toBeUndefined();
});

test('a document is refused with the line, its product name and the characters that no font has', () => {
  expect(
    whyUnprintable(aDocument({ count: 3, line: (index) => (index === 1 ? { name: 'Cot', description: 'soft 😀 and 👨‍👩‍👧, 😀' } : {}) })),
  ).toBe('Cannot be printed: 😀 👨‍👩‍👧 in line 2 (Cot). Use other characters there.');
});

test('every entered text is checked; the first five faults are named and the others counted', () => {
  const odd = {
    companyForName: '櫻',
    companyForAddress: '櫻',
    msme: '櫻',
    companyName: '櫻',
    city: '櫻',
    designation: '櫻',
    others: '櫻',
    preparedBy: '櫻',
  };
  expect(whyUnprintable(aDocument({ record: odd }))).toBe(
    'Cannot be printed: 櫻 in the name of the issuing company; 櫻 in the address of the issuing company; ' +
      '櫻 in the MSME No. of the issuing company; 櫻 in the name of the customer; 櫻 in the address of the customer; ' +
      '3 more. Use other characters there.',
  );
});

import { expect, test } from 'vitest';
import { documentTax, taxFootnote } from './document-tax.ts';
import type { TaxHeads } from './tax-heads.ts';

const maharashtra = { placeOfSupply: '27', placeName: 'Maharashtra' };
const goods = (taxable: number, gstPercent: number, tax: number) => ({ kind: 'goods', gstPercent, taxable, tax }) as const;

function footnote(heads: TaxHeads | '', groups: Parameters<typeof documentTax>[1]): string {
  return taxFootnote(documentTax({ heads, ...maharashtra }, groups));
}

test.each<[string, TaxHeads | '', Parameters<typeof documentTax>[1], string]>([
  [
    'both halves',
    'CGST+SGST',
    [goods(100_000_00, 18_00, 18_000_00)],
    'GST on goods: CGST 9 % ₹9,000.00 + SGST 9 % ₹9,000.00. Place of supply: Maharashtra (27).',
  ],
  [
    'no amounts where the halves are not the tax to the paisa',
    'CGST+SGST',
    [goods(333_33, 5_00, 16_67)],
    'GST on goods: CGST 2.5 % + SGST 2.5 %. Place of supply: Maharashtra (27).',
  ],
  ['the whole rate as IGST', 'IGST', [goods(333_33, 5_00, 16_67)], 'GST on goods: IGST 5 % ₹16.67. Place of supply: Maharashtra (27).'],
  ['no heads where nothing is taxed', 'CGST+SGST', [goods(333_33, 0, 0)], 'No GST. Place of supply: Maharashtra (27).'],
  [
    'no heads of goods where charges alone are taxed',
    'CGST+SGST',
    [goods(333_33, 0, 0), { kind: 'charges', gstPercent: 18_00, taxable: 100_00, tax: 18_00 }],
    'No GST on goods. Place of supply: Maharashtra (27).',
  ],
  ['nothing for an undecided quotation', 'undecided', [goods(100_00, 18_00, 18_00)], ''],
  ['nothing without a decision', '', [goods(100_00, 18_00, 18_00)], ''],
])('the footnote has %s (GTX-16)', (_, heads, groups, text) => {
  expect(footnote(heads, groups)).toBe(text);
});

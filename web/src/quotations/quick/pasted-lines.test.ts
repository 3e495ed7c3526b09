import { expect, test } from 'vitest';
import { isTable, pastedLines } from './pasted-lines.ts';

test('reads code or name, quantity and rate of each row (FND-29)', () => {
  expect(pastedLines('FB-100\t5\t₹9,200.50\r\nVisitor Chair\t1,200\tRs. 900/-\r\nDesk\r\n')).toEqual([
    { text: 'FB-100', quantity: 5, rate: 9_200_50 },
    { text: 'Visitor Chair', quantity: 1200, rate: 900_00 },
    { text: 'Desk', quantity: 1 },
  ]);
});

test('leaves out a row of headings and blank rows, but no row that names a product (FND-29)', () => {
  expect(pastedLines('Product\tQty\tRate\n\n\t\t\nDesk\t2\n').map(({ text }) => text)).toEqual(['Desk']);
  expect(pastedLines('Product\nDesk\n').map(({ text }) => text)).toEqual(['Product', 'Desk']);
});

test('never makes another quantity or rate of what is no number (FND-29)', () => {
  const [half, twice, words, free, big] = pastedLines('A\t1.5\t9.999\nB\t2 x 3\t1e5\nC\tsome\tfree\nD\t4.00\t0\nE\t12345678\t12');
  expect([half, twice, words, free, big]).toEqual([
    { text: 'A', quantity: 0 },
    { text: 'B', quantity: 0 },
    { text: 'C', quantity: 0 },
    { text: 'D', quantity: 4 },
    { text: 'E', quantity: 0, rate: 12_00 },
  ]);
});

test('reads cells with line breaks, tabs and quotes as a spreadsheet copies them (FND-29)', () => {
  expect(pastedLines('"Bed\n24"" wide"\t2\n=SUM(A1)\t1\n5" caster\t3')).toEqual([
    { text: 'Bed 24" wide', quantity: 2 },
    { text: '=SUM(A1)', quantity: 1 },
    { text: '5" caster', quantity: 3 },
  ]);
});

test('is only for rows: a word goes into the field that has the focus (FND-29)', () => {
  expect([isTable('Visitor Chair'), isTable('FB-100\r\n'), isTable('FB-100\t2'), isTable('A\nB')]).toEqual([false, false, true, true]);
});

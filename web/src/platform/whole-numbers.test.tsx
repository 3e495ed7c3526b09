import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unbreakableNumbers } from './whole-numbers.tsx';

test.each([
  ['generated order SO/ABC/2026-2027/0003 on 22-11-2026 for a well-known hospital', ['SO/ABC/2026-2027/0003', '22-11-2026']],
  ['sent the quotation to all (RSD/2026-2027/0001-R1).', ['RSD/2026-2027/0001-R1']],
  ['The next date is 28-11-2026.', ['28-11-2026']],
  ['a well-known hospital of 28/11/2026 with ₹1,00,000.00', []],
  ['Invoice VME-DC/0001 (UTF-8) of 29-11-2026 02:30:00', ['VME-DC/0001', '29-11-2026']],
  ['vikray-2026-11-21-0230.backup', []],
  ['an id, 3f2504e0-4f89-11d3-9a0c-0305e82c3301', []],
])('keeps dates and document numbers of a sentence on one line, and leaves its words alone: %s', (text, numbers) => {
  const { container } = render(<p>{unbreakableNumbers(text)}</p>);
  expect([...container.querySelectorAll('.unbroken')].map((part) => part.textContent)).toEqual(numbers);
  expect(container.textContent).toBe(text);
});

test('leaves a sentence without such a number, and what is no text, as it is', () => {
  const link = <a href="/deal">RSD/2026-2027/0001</a>;
  expect([unbreakableNumbers('No dates.'), unbreakableNumbers(link), unbreakableNumbers(undefined)]).toEqual([
    'No dates.',
    link,
    undefined,
  ]);
});

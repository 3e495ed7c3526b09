import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MenuIcon } from './menu-icons.tsx';

/** The icons of the set with the sign of a currency. None has that of the rupee. */
const withCurrency = [
  'account-book',
  'dollar',
  'dollar-circle',
  'euro',
  'euro-circle',
  'money-collect',
  'pay-circle',
  'pound',
  'pound-circle',
];

function iconOf(index: number): string | undefined {
  const { container, unmount } = render(<MenuIcon index={index} />);
  const name = container.querySelector('svg')?.dataset['icon'];
  unmount();
  return name;
}

test('no menu shows the sign of another currency', () => {
  const names = Array.from({ length: 18 }, (_, index) => iconOf(index));
  expect(new Set(names).size).toBe(18);
  expect(names.filter((name) => name !== undefined && withCurrency.includes(name))).toEqual([]);
});

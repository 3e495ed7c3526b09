import { expect, test } from 'vitest';
import { inDayOrder } from './menu-order.ts';
import type { MenuEntry } from './menu-tree.ts';

const menusOf = (...names: readonly string[]): MenuEntry[] =>
  names.map((name, menuId) => ({ menuId, name, iconIndex: 0, page: undefined, pages: [{ name: `${name} List`, page: name }] }));
const names = (entries: readonly MenuEntry[]) => entries.map(({ name }) => name);

test('the menu follows the day, and reference data and administration come last (SHL-06)', () => {
  const { daily, office } = inDayOrder(
    menusOf('Dashboard', 'Customer', 'Product', 'Purchase', 'Quotation', 'Order', 'User', 'Tax', 'Enquiry', 'Approval'),
    0,
  );
  expect(names(daily)).toEqual(['Dashboard', 'Enquiry', 'Customer', 'Quotation', 'Approval', 'Order', 'Product', 'Purchase']);
  expect(names(office)).toEqual(['Tax', 'User']);
});

test('an unknown menu comes after the daily work', () => {
  expect(names(inDayOrder(menusOf('Something', 'Order'), 0).daily)).toEqual(['Order', 'Something']);
});

test('only users with many entries have those of the office folded (SHL-06)', () => {
  const many = ['Dashboard', 'Enquiry', 'Customer', 'Quotation', 'Order', 'Dispatch', 'Product', 'Purchase', 'Company', 'Tax', 'Terms'];
  expect(inDayOrder(menusOf(...many), 0).isFolded).toBe(false);
  expect(inDayOrder(menusOf(...many, 'User'), 4).isFolded).toBe(true);
  expect(inDayOrder(menusOf('Dashboard', 'Order'), 20).isFolded).toBe(false);
});

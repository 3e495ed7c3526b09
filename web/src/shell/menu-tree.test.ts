import { menu, subMenu } from '@vikray/contract/rights/menu.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { menuRow, subMenuRow } from '../../../testing/screens/web-login.ts';
import { menuTree } from './menu-tree.ts';

const aMenu = (...row: Parameters<typeof menuRow>) => z.parse(menu, menuRow(...row));
const aSubMenu = (...row: Parameters<typeof subMenuRow>) => z.parse(subMenu, subMenuRow(...row));
const everyPage = (page: string) => page !== '';
const names = (tree: ReturnType<typeof menuTree>) => tree.map((entry) => [entry.name, ...entry.pages.map(({ name }) => name)]);

describe('side menu', () => {
  it.each([
    [1, 1, true],
    [1, 0, false],
    [0, 1, false],
    [0, 0, false],
  ])('with show %i and access %i shows the sub-menu: %s (SHL-07)', (show, access, isShown) => {
    const sub = aSubMenu(1, 2, 'Add Customer', 'addcustomer', { fld_show: show, fld_access: access });
    const tree = menuTree([aMenu(2, 'Customer')], [sub], everyPage);
    expect(names(tree)).toEqual(isShown ? [['Customer', 'Add Customer']] : []);
  });

  it('hides a menu without access (SHL-06)', () => {
    const subs = [aSubMenu(1, 2, 'Customer List', 'customerlist')];
    expect(menuTree([aMenu(2, 'Customer', { fld_access: 'No' })], subs, everyPage)).toEqual([]);
  });

  it('shows a menu that is itself a page as that page (SHL-12)', () => {
    const tree = menuTree(
      [aMenu(1, 'Dashboard', { fld_pagename: 'dashboard' })],
      [aSubMenu(1, 1, 'View Dashboard', '', { fld_show: 0 })],
      everyPage,
    );
    expect(tree).toMatchObject([{ name: 'Dashboard', page: 'dashboard', pages: [] }]);
  });

  it('omits an empty group, and pages that this build does not have', () => {
    const menus = [aMenu(1, 'Customer'), aMenu(2, 'Product'), aMenu(3, 'Tax', { fld_pagename: 'addtax' })];
    const subs = [aSubMenu(1, 1, 'Customer List', 'customerlist'), aSubMenu(2, 2, 'Product List', 'productlist')];
    expect(names(menuTree(menus, subs, (page) => page === 'customerlist'))).toEqual([['Customer', 'Customer List']]);
  });

  const quotation = aMenu(5, 'Quotation');
  const old = aMenu(6, 'Old Quotation', { fld_parentid: 5, fld_pagename: 'oldquotation' });
  const quotationList = aSubMenu(1, 5, 'Quotation List', 'quotationlist');

  it('puts a menu with a parent last under that parent (SHL-11)', () => {
    expect(names(menuTree([quotation, old], [quotationList], everyPage))).toEqual([['Quotation', 'Quotation List', 'Old Quotation']]);
  });

  it('shows a menu on its own when its parent is closed to the user', () => {
    const closed = { ...quotation, access: 'No' as const };
    expect(names(menuTree([closed, old], [quotationList], everyPage))).toEqual([['Old Quotation']]);
  });
});

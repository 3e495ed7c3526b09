import { rightNames, settingRights, type RightName } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

const ofUser = ['GetUserMenu', 'GetUserSubMenu', 'GetUserSubMenuAccessRights'] as const;

async function heldBy(userId: number): Promise<string[]> {
  const rights = await panel.admin.call('GetUserSubMenuAccessRights', { userId });
  return rights.filter((right) => right.access === 1).map((right) => right.menuName);
}

/** Gives or takes away a right as the server does, and counts the change in the user's row. */
async function setRight(userId: number, name: RightName, hasAccess: 0 | 1): Promise<void> {
  await panel.db.transaction().execute(async (tx) => {
    const { id } = await tx.selectFrom('submenus').select('id').where('name', '=', name).executeTakeFirstOrThrow();
    await tx
      .insertInto('user_submenus')
      .values({ user_id: userId, submenu_id: id, has_access: hasAccess })
      .onConflict((conflict) => conflict.columns(['user_id', 'submenu_id']).doUpdateSet({ has_access: hasAccess }))
      .execute();
    await tx
      .updateTable('users')
      .set((eb) => ({ rights_version: eb('rights_version', '+', 1) }))
      .where('id', '=', userId)
      .execute();
  });
}

describe('the rights', () => {
  test('are the same in the contract and the sub-menus, each once (RGT-01)', async () => {
    const rights = await panel.admin.call('GetUserSubMenuAccessRights', {});
    expect(rights.map((right) => right.menuName).toSorted()).toEqual([...rightNames, ...settingRights].toSorted());
    expect(new Set(rightNames).size).toBe(rightNames.length);
  });

  test.each([
    ['Add Customer', 'RGT-06'],
    ['Edit Customer', 'RGT-07'],
    ['Approve Customer', 'RGT-08'],
    ['Delete Customer', 'RGT-09'],
    ['Add Product', 'RGT-10'],
    ['Edit Product', 'RGT-11'],
    ['Approve Product', 'RGT-12'],
    ['Delete Product', 'RGT-13'],
    ['Add Purchase', 'RGT-14'],
    ['Add Quotation', 'RGT-15'],
    ['Approve Quotation', 'RGT-16'],
    ['Void Quotation', 'RGT-17'],
    ['Add Order', 'RGT-18'],
    ['Add Dispatch', 'RGT-19'],
    ['Add User', 'RGT-20'],
    ['Edit User', 'RGT-21'],
    ['Add Tax', 'RGT-22'],
    ['Delete Tax', 'RGT-23'],
    ['Add Terms', 'RGT-24'],
    ['Delete Terms', 'RGT-25'],
  ])('have one called %s (%s)', async (name) => {
    const rights = await panel.admin.call('GetUserSubMenuAccessRights', {});
    expect(rights.filter((right) => right.menuName === name)).toHaveLength(1);
  });

  test('are all held by the first user (SHR-12)', async () => {
    expect((await heldBy(1)).toSorted()).toEqual(rightNames.toSorted());
    expect((await panel.admin.call('GetUserMenu', {})).filter((menu) => menu.access !== 'Yes')).toEqual([]);
  });

  test('are all off for a user who has been given none', async () => {
    const user = await panel.userWith([]);
    expect(await heldBy(user.userId)).toEqual([]);
    expect((await user.call('GetUserMenu', {})).every((menu) => menu.access === 'No')).toBe(true);
    expect((await user.call('GetUserSubMenu', {})).every((submenu) => submenu.access === 0)).toBe(true);
  });

  test('differ from user to user, and so do their menus (GEN-02)', async () => {
    const [seller, buyer] = [await panel.userWith(['Add Quotation']), await panel.userWith(['Purchase List', 'Add Purchase'])];
    const open = async (user: typeof seller) => ({
      menus: (await user.call('GetUserMenu', {})).filter((menu) => menu.access === 'Yes').map((menu) => menu.menuName),
      submenus: (await user.call('GetUserSubMenu', {})).filter((submenu) => submenu.access === 1).map((submenu) => submenu.menuName),
    });
    expect(await open(seller)).toEqual({ menus: ['Quotation'], submenus: ['Add Quotation'] });
    expect(await open(buyer)).toEqual({ menus: ['Purchase'], submenus: ['Add Purchase', 'Purchase List'] });
  });
});

describe('GetUserMenu', () => {
  test('answers rows with access as words (SHL-11, SHL-13)', async () => {
    const reply = await panel.admin.send('GetUserMenu', { userid: 1 });
    expect(reply.status).toBe(200);
    expect(reply.json.data[1]).toEqual({
      fld_menuid: expect.any(Number),
      fld_menuname: 'Customer',
      fld_pagename: '',
      fld_iconurl: expect.any(Number),
      fld_parentid: 0,
      fld_show: 1,
      fld_access: 'Yes',
    });
    const user = await panel.userWith([]);
    expect((await user.send('GetUserMenu')).json.data[1].fld_access).toBe('No');
  });

  test('lists the menus in the order of the office’s work, a linked page below its menu', async () => {
    const menus = await panel.admin.call('GetUserMenu', {});
    expect(menus.map((menu) => menu.menuName)).toEqual([
      'Dashboard',
      'Customer',
      'Product',
      'Purchase',
      'Quotation',
      'Old Quotation',
      'Order',
      'Dispatch',
      'Sales',
      'User',
      'Company',
      'Tax',
      'Terms',
      'Download Brochure',
      'Note',
      'Approval',
      'Enquiry',
      'Quotation Sharing',
      'Follow Ups',
      'Mail Template',
      'Tax Document',
      'Dispatch Desk',
      'Return',
      'Stock',
      'Report',
      'API',
    ]);
    const quotation = menus.find((menu) => menu.menuName === 'Quotation');
    expect(menus.filter((menu) => menu.parentId !== 0)).toEqual([
      expect.objectContaining({ menuName: 'Old Quotation', parentId: quotation?.menuId, iconUrl: quotation?.iconUrl }),
    ]);
  });
});

describe('GetUserSubMenu', () => {
  test('answers rows with show and access as 1 or 0 (SHL-11, SHL-14)', async () => {
    const user = await panel.userWith(['Add Customer']);
    const { json } = await user.send('GetUserSubMenu', { userid: user.userId });
    const [customer] = (await user.call('GetUserMenu', {})).filter((menu) => menu.menuName === 'Customer');
    const row = { fld_menuid: expect.any(Number), fld_iconurl: customer?.iconUrl, fld_parentid: customer?.menuId };
    expect(json.data.slice(1, 4)).toEqual([
      { ...row, fld_menuname: 'Add Customer', fld_pagename: 'addcustomer', fld_show: 1, fld_access: 1 },
      { ...row, fld_menuname: 'Customer List', fld_pagename: 'customerlist', fld_show: 1, fld_access: 0 },
      { ...row, fld_menuname: 'Approve Customer', fld_pagename: '', fld_show: 0, fld_access: 0 },
    ]);
  });

  test('shows every entry that has a page, and hides entries that are only rights (SHL-07, SHL-12)', async () => {
    const submenus = await panel.admin.call('GetUserSubMenu', {});
    expect(submenus.filter((submenu) => submenu.show !== (submenu.pageName === '' ? 0 : 1))).toEqual([]);
  });

  test('lists the entries menu by menu, the page that adds before the list and a linked page last', async () => {
    const [menus, submenus] = [await panel.admin.call('GetUserMenu', {}), await panel.admin.call('GetUserSubMenu', {})];
    const shown = menus.map((menu) =>
      submenus.filter((submenu) => submenu.parentId === menu.menuId && submenu.show === 1).map((submenu) => submenu.menuName),
    );
    expect(shown.filter((names) => names.length > 0)).toEqual([
      ['Add Customer', 'Customer List'],
      ['Add Product', 'Product List'],
      ['Add Purchase', 'Purchase List', 'Shortages'],
      ['Add Quotation', 'Quotation List', 'Quick Quotation'],
      ['Add Order', 'Order List'],
      ['Add Dispatch', 'Dispatch List'],
      ['Sales List'],
      ['Add User', 'User List', 'Add User Rights'],
      ['Add Company', 'Company List'],
      ['Approval Queue'],
      ['Enquiry List'],
      ['Follow Up List'],
      ['View Mail Template'],
      ['View Tax Documents'],
      ['View Dispatch Desk'],
      ['Return List'],
      ['Stock List'],
      ['View Reports'],
    ]);
    expect(submenus.map((submenu) => submenu.parentId)).toEqual(submenus.map((submenu) => submenu.parentId).toSorted((a, b) => a - b));
  });
});

describe('GetUserSubMenuAccessRights', () => {
  test('answers names with access as 1 or 0 (RGT-02, RGT-03)', async () => {
    const user = await panel.userWith(['Approve Customer']);
    const { json } = await user.send('GetUserSubMenuAccessRights', { userid: user.userId });
    expect(json.data).toContainEqual({ fld_menuname: 'Approve Customer', fld_access: 1 });
    expect(json.data).toContainEqual({ fld_menuname: 'Edit Customer', fld_access: 0 });
    expect(json.data).toHaveLength(rightNames.length + settingRights.length);
  });
});

describe('another user’s rights', () => {
  test.each(ofUser)('are not shown by %s without Edit User', async (name) => {
    const user = await panel.userWith(['Add User', 'User List', 'Add User Rights']);
    const reply = await user.send(name, { userid: 1 });
    expect([reply.status, reply.json.data]).toEqual([403, 'You are not authorised to continue.']);
    expect((await user.send(name, { userid: user.userId })).text).toBe((await user.send(name)).text);
  });

  test.each(ofUser)('are shown by %s to a holder of Edit User', async (name) => {
    const [editor, other] = [await panel.userWith(['Edit User']), await panel.userWith(['Add Tax'])];
    expect((await editor.send(name, { userid: other.userId })).text).toBe((await other.send(name)).text);
  });

  test('are empty for a user who does not exist', async () => {
    expect(await heldBy(4711)).toEqual([]);
  });
});

describe('a right that changes', () => {
  test('takes effect at the next request, without a new login (RGT-27)', async () => {
    const user = await panel.userWith(['Add Customer']);
    expect((await user.ask('AddCustomer', aCustomer())).status).toBe(201);

    await setRight(user.userId, 'Add Customer', 0);
    const reply = await user.ask('AddCustomer', aCustomer());
    expect([reply.status, reply.json.data]).toEqual([403, 'You are not authorised to continue.']);
    expect(await heldBy(user.userId)).toEqual([]);

    await setRight(user.userId, 'Add Customer', 1);
    expect((await user.ask('AddCustomer', aCustomer())).status).toBe(201);
  });

  test('is withdrawn at once when the number of its change has been in use before, as after a restore', async () => {
    const user = await panel.userWith(['Add Tax']);
    const add = async (tax: number) => (await user.ask('AddTax', { tax })).status;
    expect(await add(31_01)).toBe(201);
    await panel.db.updateTable('user_submenus').set({ has_access: 0 }).where('user_id', '=', user.userId).execute();
    expect(await add(31_02)).toBe(403);
  });

  test('is read again only for its own user', async () => {
    const [user, other] = [await panel.userWith(['Add Customer']), await panel.userWith(['Add Customer'])];
    await setRight(user.userId, 'Add Customer', 0);
    expect([(await user.ask('AddCustomer', aCustomer())).status, (await other.ask('AddCustomer', aCustomer())).status]).toEqual([403, 201]);
  });
});

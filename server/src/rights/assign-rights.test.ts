import { rightNames, type RightName } from '@vikray/contract/platform/rights.ts';
import { matrixColumns } from '@vikray/contract/rights/assigned-right.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../../testing/panel/caller.ts';
import { aCustomer } from '../../../testing/builders/customers.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { refusalOf } from '../../../testing/panel/refusal.ts';
import { statusCounts } from '../../../testing/builders/statuses.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

/** A user's rights with their numbers, as in the matrix. */
async function matrixOf(userId: number, caller: Caller = panel.admin) {
  const menus = await caller.call('GetUserMenuList', { userId });
  const subMenus = await caller.call('GetUserSubMenuList', { userId });
  const found = <T>(right: T | undefined): T => {
    if (!right) throw new Error('there is no such right');
    return right;
  };
  return {
    version: menus[0]?.version,
    menu: (name: string) => found(menus.find((right) => right.menuName === name)),
    right: (name: RightName) => found(subMenus.find((right) => right.menuName === name)),
    held: () => subMenus.filter((right) => right.access === 1).map((right) => right.menuName),
  };
}

type Matrix = Awaited<ReturnType<typeof matrixOf>>;

/** The change that gives a menu and rights below it. */
function giving(matrix: Matrix, menuName: string, ...names: RightName[]) {
  return {
    menuRights: [{ menuRightId: matrix.menu(menuName).menuRightId, access: 'Yes' as const }],
    subMenuRights: names.map((name) => ({ subMenuRightId: matrix.right(name).subMenuRightId, access: 1 as const })),
  };
}

async function give(userId: number, menuName: string, ...names: RightName[]): Promise<void> {
  await panel.admin.call('UpdateUserRights', { userId, ...giving(await matrixOf(userId), menuName, ...names) });
}

const notAuthorised = 'You are not authorised to continue.';

describe('GetMenuList and GetSubMenuList', () => {
  test('answer the menus and sub-menus that have rights (ARU-09)', async () => {
    const menus = (await panel.admin.send('GetMenuList')).json.data;
    const subMenus = (await panel.admin.send('GetSubMenuList')).json.data;
    expect(menus[1]).toEqual({
      fld_menuid: expect.any(Number),
      fld_menuname: 'Customer',
      fld_pagename: '',
      fld_iconurl: 1,
      fld_parentid: 0,
    });
    // The menus of the first version, then those of upgrades in their order.
    expect(menus.slice(14).map((row: { fld_menuname: string }) => row.fld_menuname)).toEqual([
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
      'Receipt',
      'Outstanding',
      'Credit Note',
      'Report',
      'API',
    ]);
    const customer = subMenus.filter((row: { fld_parentid: number }) => row.fld_parentid === menus[1].fld_menuid);
    expect(customer.map((row: { fld_menuname: string; fld_position: number }) => [row.fld_menuname, row.fld_position])).toEqual([
      ['Customer List', 1],
      ['Add Customer', 2],
      ['Approve Customer', 3],
      ['Edit Customer', 4],
      ['Delete Customer', 5],
    ]);
    expect(customer[1]).toMatchObject({ fld_submenuid: customer[1].fld_menuid, fld_pagename: 'addcustomer', fld_show: 1 });
  });
});

describe('GetUserMenuList and GetUserSubMenuList', () => {
  test('answer every right of a user with its own number (ARU-07, ARU-08, ARU-10)', async () => {
    const user = await panel.userWith(['Approve Customer']);
    const menus = (await panel.admin.send('GetUserMenuList', { userid: user.userId })).json.data;
    const subMenus = (await panel.admin.send('GetUserSubMenuList', { userid: user.userId })).json.data;
    expect(menus[1]).toEqual({
      fld_menurightid: expect.any(Number),
      fld_menuid: expect.any(Number),
      fld_menuname: 'Customer',
      fld_access: 'Yes',
      fld_version: 1,
    });
    expect(subMenus.find((row: { fld_menuname: string }) => row.fld_menuname === 'Approve Customer')).toEqual({
      fld_submenurightid: expect.any(Number),
      fld_submenuid: expect.any(Number),
      fld_menuname: 'Approve Customer',
      fld_parentid: menus[1].fld_menuid,
      fld_position: 3,
      fld_show: 0,
      fld_access: 1,
      fld_maygive: 1,
      fld_version: 1,
    });
    expect(new Set(subMenus.map((row: { fld_submenurightid: number }) => row.fld_submenurightid)).size).toBe(subMenus.length);
  });

  test('are in the order of the columns, with Void where there is such a right (ARU-01, ARU-02)', async () => {
    const rights = await panel.admin.call('GetUserSubMenuList', { userId: 1 });
    const column = (name: RightName) => matrixColumns[(rights.find((right) => right.menuName === name)?.position ?? 0) - 1];
    const ofQuotation = ['Quotation List', 'Add Quotation', 'Approve Quotation', 'Edit Quotation', 'Void Quotation'] as const;
    expect(ofQuotation.map(column)).toEqual(['View', 'Add', 'Approve', 'Edit', 'Void']);
    expect([column('Edit User'), column('Delete User')]).toEqual(['Edit', 'Delete']);
    expect(rights.filter((right) => right.position === 6).map((right) => right.menuName)).toEqual([
      'Void Quotation',
      'Void Order',
      'Void Dispatch',
      'Void Tax Document',
      'Void Receipt',
      'Void Credit Note',
    ]);
  });

  test('are open to every logged-in user, and do not find deleted users (ARU-10)', async () => {
    const [viewer, other] = [await panel.userWith([]), await panel.userWith(['Add Tax'])];
    expect((await matrixOf(other.userId, viewer)).held()).toEqual(['Add Tax']);
    await panel.db.updateTable('users').set({ status: 'Deleted' }).where('id', '=', other.userId).execute();
    for (const name of ['GetUserMenuList', 'GetUserSubMenuList'] as const) {
      expect(refusalOf(await viewer.send(name, { userid: other.userId }))).toEqual([404, 'UserNotFound']);
      expect(refusalOf(await viewer.send(name, { userid: 4711 }))).toEqual([404, 'UserNotFound']);
    }
  });
});

describe('AddUserMenu and AddUserSubMenu', () => {
  test('take the documented bodies once per entry, and duplicate nothing', async () => {
    const [adder, user] = [await panel.userWith(['Add User']), await panel.userWith([])];
    for (const round of [1, 2]) {
      for (const { menuId } of await adder.call('GetMenuList', {})) {
        expect([round, (await adder.send('AddUserMenu', { menuid: menuId, userid: user.userId, access: 'No' })).status]).toEqual([
          round,
          201,
        ]);
      }
      for (const { subMenuId } of await adder.call('GetSubMenuList', {})) {
        expect((await adder.send('AddUserSubMenu', { submenuid: subMenuId, userid: user.userId, show: 1, access: 0 })).status).toBe(201);
      }
    }
    const matrix = await matrixOf(user.userId);
    expect([matrix.held(), matrix.right('Approve Customer').show]).toEqual([[], 0]);
  });

  test('give access only for holders of Edit User, and never to themselves', async () => {
    const [adder, editor, user] = [
      await panel.userWith(['Add User']),
      await panel.userWith(['Edit User', 'View Tax']),
      await panel.userWith([]),
    ];
    const menuId = (await matrixOf(user.userId)).menu('Tax').menuId;
    const opening = { menuid: menuId, access: 'Yes' };
    expect(refusalOf(await adder.send('AddUserMenu', { ...opening, userid: user.userId }))).toEqual([403, 'Forbidden']);
    expect(refusalOf(await adder.send('AddUserMenu', { ...opening, userid: adder.userId }))).toEqual([403, 'Forbidden']);
    const closed = (await matrixOf(editor.userId)).menu('Company').menuId;
    expect(refusalOf(await editor.send('AddUserMenu', { menuid: closed, access: 'Yes', userid: editor.userId }))).toEqual([
      403,
      'Forbidden',
    ]);
    expect((await editor.send('AddUserMenu', { ...opening, userid: user.userId })).status).toBe(201);
    expect((await matrixOf(user.userId)).menu('Tax').access).toBe('Yes');
    const { subMenuId } = (await matrixOf(user.userId)).right('View Tax');
    expect((await editor.send('AddUserSubMenu', { submenuid: subMenuId, userid: user.userId, show: 1, access: 1 })).status).toBe(201);
    expect((await matrixOf(user.userId)).held()).toEqual(['View Tax']);
  });

  test('refuse what does not exist', async () => {
    expect(refusalOf(await panel.admin.ask('AddUserMenu', { menuId: 4711, userId: 1, access: 'Yes' }))).toEqual([404, 'MenuUnknown']);
    expect(refusalOf(await panel.admin.ask('AddUserSubMenu', { subMenuId: 4711, userId: 1, access: 1 }))).toEqual([404, 'RightUnknown']);
    expect(refusalOf(await panel.admin.ask('AddUserMenu', { menuId: 1, userId: 4711, access: 'Yes' }))).toEqual([404, 'UserNotFound']);
    expect(refusalOf(await panel.admin.ask('AddUserSubMenu', { subMenuId: 1, userId: 4711, access: 1 }))).toEqual([404, 'UserNotFound']);
  });
});

describe('UpdateMenuRights and UpdateSubMenuRights', () => {
  test('take the documented bodies, one per right (ARU-11, ARU-12, ARU-13)', async () => {
    const user = await panel.userWith([]);
    const matrix = await matrixOf(user.userId);
    const { menuRightId } = matrix.menu('Customer');
    const { subMenuRightId } = matrix.right('Add Customer');
    const opened = await panel.admin.send('UpdateMenuRights', { menurightid: menuRightId, access: 'Yes' });
    expect([opened.status, opened.json.data]).toEqual([200, [{ MenuRightId: menuRightId }]]);
    const given = await panel.admin.send('UpdateSubMenuRights', { submenurightid: subMenuRightId, access: 1 });
    expect([given.status, given.json.data]).toEqual([200, [{ SubMenuRightId: subMenuRightId }]]);
    expect((await matrixOf(user.userId)).held()).toEqual(['Add Customer']);
  });

  test('that close a menu also take away all rights below it (ARU-04)', async () => {
    const user = await panel.userWith([]);
    await give(user.userId, 'Customer', 'Add Customer', 'Edit Customer');
    await give(user.userId, 'Tax', 'Add Tax');
    const { menuRightId } = (await matrixOf(user.userId)).menu('Customer');
    await panel.admin.call('UpdateMenuRights', { menuRightId, access: 'No' });
    expect((await matrixOf(user.userId)).held()).toEqual(['Add Tax']);
  });

  test('below a closed menu are refused (ARU-05)', async () => {
    const user = await panel.userWith([]);
    const { subMenuRightId } = (await matrixOf(user.userId)).right('Add Customer');
    const reply = await panel.admin.ask('UpdateSubMenuRights', { subMenuRightId, access: 1 });
    expect([refusalOf(reply), reply.json.data]).toEqual([[409, 'MenuClosed'], 'Give access to the menu before you give a right below it.']);
    expect((await matrixOf(user.userId)).held()).toEqual([]);
  });

  test('of Add also change the linked page, which cannot change on its own (ARU-06)', async () => {
    const user = await panel.userWith([]);
    await give(user.userId, 'User');
    const matrix = await matrixOf(user.userId);
    const [add, linked] = [matrix.right('Add User').subMenuRightId, matrix.right('Add User Rights').subMenuRightId];
    await panel.admin.call('UpdateSubMenuRights', { subMenuRightId: add, access: 1 });
    expect((await matrixOf(user.userId)).held()).toEqual(['Add User', 'Add User Rights']);
    await panel.admin.call('UpdateSubMenuRights', { subMenuRightId: linked, access: 0 });
    expect((await matrixOf(user.userId)).held()).toEqual(['Add User', 'Add User Rights']);
    await panel.admin.call('UpdateSubMenuRights', { subMenuRightId: add, access: 0 });
    expect((await matrixOf(user.userId)).held()).toEqual([]);
  });

  test('of a right that does not exist are refused', async () => {
    expect(refusalOf(await panel.admin.ask('UpdateMenuRights', { menuRightId: 4711, access: 'Yes' }))).toEqual([404, 'RightUnknown']);
    expect(refusalOf(await panel.admin.ask('UpdateSubMenuRights', { subMenuRightId: 4711, access: 1 }))).toEqual([404, 'RightUnknown']);
  });

  test.each([[{ menurightid: 1, access: 'Perhaps' }], [{ menurightid: 1, access: 1 }], [{ access: 'Yes' }]])(
    'refuse an invalid access %j (ARU-11)',
    async (wire) => {
      expect((await panel.admin.send('UpdateMenuRights', wire)).status).toBe(400);
    },
  );
});

describe('UpdateUserRights', () => {
  test('gives and takes all changed rights in one request (ARU-13, ARU-14)', async () => {
    const user = await panel.userWith(['Add Tax']);
    const matrix = await matrixOf(user.userId);
    const reply = await panel.admin.send('UpdateUserRights', {
      userid: user.userId,
      menurights: [
        { menurightid: matrix.menu('Customer').menuRightId, access: 'Yes' },
        { menurightid: matrix.menu('Tax').menuRightId, access: 'No' },
      ],
      submenurights: [
        { submenurightid: matrix.right('Customer List').subMenuRightId, access: 1 },
        { submenurightid: matrix.right('Approve Customer').subMenuRightId, access: '1' },
      ],
    });
    expect([reply.status, reply.json.data]).toEqual([200, [{ UserId: user.userId }]]);
    const now = await matrixOf(user.userId);
    expect([now.held(), now.menu('Customer').access, now.menu('Tax').access]).toEqual([['Customer List', 'Approve Customer'], 'Yes', 'No']);
  });

  test('takes effect at the next request, both ways, without a new login (RGT-27)', async () => {
    const user = await panel.userWith([]);
    expect((await user.ask('AddCustomer', aCustomer())).status).toBe(403);
    await give(user.userId, 'Customer', 'Add Customer');
    expect((await user.ask('AddCustomer', aCustomer())).status).toBe(201);
    const { menuRightId } = (await matrixOf(user.userId)).menu('Customer');
    await panel.admin.call('UpdateUserRights', { userId: user.userId, menuRights: [{ menuRightId, access: 'No' }], subMenuRights: [] });
    const reply = await user.ask('AddCustomer', aCustomer());
    expect([reply.status, reply.json.data]).toEqual([403, notAuthorised]);
  });

  test('changes nothing when one right is not the user’s or is below a closed menu', async () => {
    const [user, other] = [await panel.userWith([]), await panel.userWith([])];
    const [matrix, strange] = [await matrixOf(user.userId), await matrixOf(other.userId)];
    const good = giving(matrix, 'Customer', 'Add Customer');
    const foreign = giving(strange, 'Tax', 'Add Tax');
    const replies = [
      await panel.admin.ask('UpdateUserRights', {
        userId: user.userId,
        menuRights: good.menuRights,
        subMenuRights: [...good.subMenuRights, ...foreign.subMenuRights],
      }),
      await panel.admin.ask('UpdateUserRights', {
        userId: user.userId,
        menuRights: [...good.menuRights, ...foreign.menuRights],
        subMenuRights: good.subMenuRights,
      }),
      await panel.admin.ask('UpdateUserRights', {
        userId: user.userId,
        menuRights: good.menuRights,
        subMenuRights: giving(matrix, 'Tax', 'Add Tax').subMenuRights,
      }),
      await panel.admin.ask('UpdateUserRights', { userId: 4711, ...good }),
    ];
    expect(replies.map(refusalOf)).toEqual([
      [404, 'RightUnknown'],
      [404, 'RightUnknown'],
      [409, 'MenuClosed'],
      [404, 'UserNotFound'],
    ]);
    const now = await matrixOf(user.userId);
    expect([now.held(), now.menu('Customer').access, now.version]).toEqual([[], 'No', matrix.version]);
    expect((await matrixOf(other.userId)).held()).toEqual([]);
  });

  test('refuses a change of rights that someone else has changed in the meantime', async () => {
    const user = await panel.userWith([]);
    const seen = await matrixOf(user.userId);
    const change = { userId: user.userId, version: seen.version };
    expect((await panel.admin.ask('UpdateUserRights', { ...change, ...giving(seen, 'Tax', 'Add Tax') })).status).toBe(200);
    expect(refusalOf(await panel.admin.ask('UpdateUserRights', { ...change, ...giving(seen, 'Customer', 'Add Customer') }))).toEqual([
      409,
      'VersionConflict',
    ]);
    expect((await matrixOf(user.userId)).held()).toEqual(['Add Tax']);
  });

  test('accepts one of many simultaneous changes of the same rights', async () => {
    const user = await panel.userWith([]);
    const seen = await matrixOf(user.userId);
    const change = { userId: user.userId, version: seen.version, ...giving(seen, 'Tax', 'Add Tax') };
    expect(statusCounts(await Promise.all(Array.from({ length: 6 }, () => panel.admin.ask('UpdateUserRights', change))))).toEqual({
      200: 1,
      409: 5,
    });
  });

  test('logs who changed which right of which user', async () => {
    const user = await panel.userWith([]);
    await give(user.userId, 'Tax', 'Add Tax');
    const entry = await panel.db
      .selectFrom('audit_log')
      .selectAll()
      .where('record', '=', 'user rights')
      .where('record_id', '=', user.userId)
      .executeTakeFirstOrThrow();
    const [before, after] = [JSON.parse(entry.before ?? ''), JSON.parse(entry.after ?? '')];
    expect([entry.user_id, entry.operation, before['Add Tax'], after['Add Tax'], after['Menu Tax'], after['View Tax']]).toEqual([
      1,
      'UpdateUserRights',
      'No',
      'Yes',
      'Yes',
      'No',
    ]);
  });
});

describe('who may assign rights', () => {
  test('is a holder of Edit User, and never of their own', async () => {
    const [editor, user, viewer] = [
      await panel.userWith(['Edit User', 'Add Tax']),
      await panel.userWith([]),
      await panel.userWith(['User List', 'Add User Rights']),
    ];
    const change = { userId: user.userId, ...giving(await matrixOf(user.userId), 'Tax', 'Add Tax') };
    expect(refusalOf(await viewer.ask('UpdateUserRights', change))).toEqual([403, 'NotAuthorised']);
    expect((await editor.ask('UpdateUserRights', change)).status).toBe(200);

    const own = await matrixOf(editor.userId);
    const replies = [
      await editor.ask('UpdateUserRights', { userId: editor.userId, ...giving(own, 'Tax', 'View Tax') }),
      await editor.ask('UpdateMenuRights', { menuRightId: own.menu('Tax').menuRightId, access: 'Yes' }),
      await editor.ask('UpdateSubMenuRights', { subMenuRightId: own.right('Add User').subMenuRightId, access: 1 }),
    ];
    expect(replies.map((reply) => [reply.status, reply.json.data])).toEqual(replies.map(() => [403, notAuthorised]));
    expect((await matrixOf(editor.userId)).held().toSorted()).toEqual(['Add Tax', 'Edit User']);
  });

  test('gives only rights that they hold, so that no accomplice can return rights to them; takes away any right', async () => {
    const [editor, user] = [await panel.userWith(['Edit User', 'Add Tax']), await panel.userWith(['Approve Customer'])];
    const notHeld = [403, 'NotHeld'];
    const matrix = await matrixOf(user.userId);
    expect(
      refusalOf(await editor.ask('UpdateUserRights', { userId: user.userId, ...giving(matrix, 'Tax', 'Add Tax', 'Delete Tax') })),
    ).toEqual(notHeld);
    expect(
      refusalOf(await editor.ask('AddUserSubMenu', { userId: user.userId, subMenuId: matrix.right('Edit Customer').subMenuId, access: 1 })),
    ).toEqual(notHeld);
    expect(
      refusalOf(await editor.ask('UpdateSubMenuRights', { subMenuRightId: matrix.right('Edit Customer').subMenuRightId, access: 1 })),
    ).toEqual(notHeld);
    expect((await matrixOf(user.userId)).held()).toEqual(['Approve Customer']);

    expect((await editor.ask('UpdateUserRights', { userId: user.userId, ...giving(matrix, 'Tax', 'Add Tax') })).status).toBe(200);
    expect(
      (await editor.ask('UpdateSubMenuRights', { subMenuRightId: matrix.right('Approve Customer').subMenuRightId, access: 0 })).status,
    ).toBe(200);
    expect((await matrixOf(user.userId)).held()).toEqual(['Add Tax']);
    const administrator = await panel.userWith([], 'Administrator');
    expect(
      (await administrator.ask('UpdateSubMenuRights', { subMenuRightId: matrix.right('Approve Customer').subMenuRightId, access: 1 }))
        .status,
    ).toBe(200);
  });

  test('sees for each right whether they may give it; the right to add also requires its linked page', async () => {
    const [editor, viewer] = [await panel.userWith(['Edit User', 'Add Tax', 'Add User']), await panel.userWith(['Add Tax'])];
    const administrator = await panel.userWith([], 'Administrator');
    const user = await panel.userWith(['Approve Customer']);
    const givable = async (reader: Caller, userId: number) =>
      (await reader.call('GetUserSubMenuList', { userId })).filter((right) => right.mayGive === 1).map((right) => right.menuName);
    expect((await givable(editor, user.userId)).toSorted()).toEqual(['Add Tax', 'Edit User']);
    const linked = await panel.userWith(['Edit User', 'Add User', 'Add User Rights']);
    expect((await givable(linked, user.userId)).toSorted()).toEqual(['Add User', 'Add User Rights', 'Edit User']);
    expect([await givable(viewer, user.userId), await givable(editor, editor.userId), await givable(editor, administrator.userId)]).toEqual(
      [[], [], []],
    );
    expect(await givable(administrator, user.userId)).toHaveLength(rightNames.length);
  });

  test('opens a menu that has rights below it only if they hold these rights', async () => {
    const [editor, user] = [await panel.userWith(['Edit User']), await panel.userWith(['Add Tax'])];
    await panel.db.updateTable('user_menus').set({ has_access: 0 }).where('user_id', '=', user.userId).execute();
    const { menuRightId } = (await matrixOf(user.userId)).menu('Tax');
    expect(refusalOf(await editor.ask('UpdateMenuRights', { menuRightId, access: 'Yes' }))).toEqual([403, 'NotHeld']);
  });

  test('is only an Administrator, for the rights of an Administrator (RGT-28)', async () => {
    const [editor, administrator] = [await panel.userWith(['Edit User']), await panel.userWith(['Edit User'], 'Administrator')];
    const { menuRightId } = (await matrixOf(administrator.userId)).menu('User');
    const refused = await editor.ask('UpdateMenuRights', { menuRightId, access: 'No' });
    expect([refusalOf(refused), refused.json.data]).toEqual([
      [403, 'OfAdministrator'],
      'Only an Administrator can add, change or delete an Administrator.',
    ]);
    expect((await panel.admin.ask('UpdateMenuRights', { menuRightId, access: 'No' })).status).toBe(200);
  });

  test('is always an Administrator: every right taken away can be given back (RGT-28)', async () => {
    const administrator = await panel.userWith(['User List', 'Edit User'], 'Administrator');
    const { menuRightId } = (await matrixOf(administrator.userId)).menu('User');
    expect((await administrator.ask('UpdateMenuRights', { menuRightId, access: 'No' })).status).toBe(200);
    expect((await matrixOf(administrator.userId)).held()).toEqual([]);
    expect((await administrator.send('GetUserMenu', { userid: 1 })).status).toBe(200);
    const change = { userId: administrator.userId, ...giving(await matrixOf(administrator.userId), 'User', 'User List', 'Edit User') };
    expect((await administrator.ask('UpdateUserRights', change)).status).toBe(200);
    expect((await matrixOf(administrator.userId)).held()).toEqual(['User List', 'Edit User']);
  });
});

describe('GetUserNames', () => {
  test('finds users that are not deleted, by any part of number, name and designation (RTE-14)', async () => {
    const viewer = await panel.userWith([]);
    const [asha, gone] = [await panel.userWith([]), await panel.userWith([])];
    await panel.db
      .updateTable('users')
      .set({ name: 'Asha Rao', designation: 'Stores Head', emp_number: 'ZZ9' })
      .where('id', '=', asha.userId)
      .execute();
    await panel.db.updateTable('users').set({ name: 'Asha Gone', status: 'Deleted' }).where('id', '=', gone.userId).execute();
    for (const search of ['asha', 'ores he', 'zz9']) {
      expect((await viewer.call('GetUserNames', { search })).rows.map((row) => row.name)).toEqual(['Asha Rao']);
    }
    expect((await viewer.send('GetUserNames', { userid: asha.userId })).json.data).toEqual([
      { fld_userid: asha.userId, fld_empnumber: 'ZZ9', fld_name: 'Asha Rao', fld_designation: 'Stores Head', fld_logintype: 'Executive' },
    ]);
  });

  test('answers page after page by name', async () => {
    const all = (await panel.admin.call('GetUserNames', {})).rows.map((row) => row.userId);
    const first = await panel.admin.call('GetUserNames', { page: 1, pageSize: 4 });
    const second = await panel.admin.call('GetUserNames', { page: 2, pageSize: 4, after: first.rows.at(-1)?.userId });
    expect([first.total, [...first.rows, ...second.rows].map((row) => row.userId)]).toEqual([all.length, all.slice(0, 8)]);
    expect((await panel.admin.call('GetUserNames', { sort: 'name', order: 'desc' })).rows.map((row) => row.userId)).toEqual(
      all.toReversed(),
    );
  });
});

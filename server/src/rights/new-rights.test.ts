import { rightNames, type RightName } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertUser, password } from '../../../testing/builders/users.ts';
import { testDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { Caller } from '../../../testing/panel/caller.ts';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { addMenu, addRights } from '../migrations/parts/add-rights.ts';
import { openDatabase } from '../platform/database/open-database.ts';

const people = {
  everything: rightNames,
  allButOne: rightNames.filter((name) => name !== 'Add Tax'),
  approver: ['Quotation List', 'Approve Quotation'],
  nothing: [],
} as const satisfies Record<string, readonly RightName[]>;
type Person = keyof typeof people;
const names = Object.keys(people) as Person[];

let database: TestDatabase;
let panel: TestPanel;
const users = new Map<Person, { userId: number; mobile: string }>();
beforeAll(async () => {
  database = await testDatabase();
  const db = openDatabase(database.settings);
  for (const name of names) users.set(name, await insertUser(db, people[name], 'Administrative'));
  await db.transaction().execute((tx) => addRights(tx, [{ menu: 'Quotation', position: 5, name: 'Delete Quotation' }]));
  await db.destroy();
  panel = await startTestPanel({ database: database.settings });
});
afterAll(async () => {
  await panel.stop();
  await database.drop();
});

async function callerOf(name: Person): Promise<Caller> {
  const caller = new Caller(panel.address);
  await caller.logIn(users.get(name)?.mobile ?? '', password);
  return caller;
}

async function heldBy(name: Person): Promise<string[]> {
  const rights = await (await callerOf(name)).call('GetUserSubMenuAccessRights', {});
  return rights.filter((right) => right.access === 1).map((right) => right.menuName);
}

describe('a right that an upgrade adds', () => {
  test('is held by those who held every right of the version before, and off for everyone else (SHR-12)', async () => {
    expect((await heldBy('everything')).toSorted()).toEqual([...rightNames, 'Delete Quotation'].toSorted());
    for (const name of ['allButOne', 'approver', 'nothing'] as const)
      expect((await heldBy(name)).toSorted()).toEqual([...people[name]].toSorted());
  });

  test('has a box for every user in the matrix, below its column and below no other menu (SHR-12, ARU-01)', async () => {
    const boxes = await Promise.all(
      names.map(async (name) => {
        const caller = await callerOf(name);
        const userId = users.get(name)?.userId ?? 0;
        const [menus, rights] = [await caller.call('GetUserMenuList', { userId }), await caller.call('GetUserSubMenuList', { userId })];
        const added = rights.filter((right) => right.menuName === 'Delete Quotation');
        return added.map(({ position, access, show, parentId }) => [
          menus.find(({ menuId }) => menuId === parentId)?.menuName,
          position,
          show,
          access,
        ]);
      }),
    );
    expect(boxes).toEqual([[['Quotation', 5, 0, 1]], [['Quotation', 5, 0, 0]], [['Quotation', 5, 0, 0]], [['Quotation', 5, 0, 0]]]);
  });

  test('can be given like any other (SHR-12)', async () => {
    const giver = await callerOf('everything');
    const userId = users.get('approver')?.userId ?? 0;
    const right = (await giver.call('GetUserSubMenuList', { userId })).find(({ menuName }) => menuName === 'Delete Quotation');
    await giver.call('UpdateSubMenuRights', { subMenuRightId: right?.subMenuRightId ?? 0, access: 1 });
    expect(await heldBy('approver')).toContain('Delete Quotation');
  });

  test('at the seventh place follows the right to add, and takes effect without a new login (SHR-12, ARU-06)', async () => {
    const adder = await panel.userWith(['Add Terms']);
    const buyer = await panel.userWith(['View Terms']);
    const all = await callerOf('everything');
    const holds = async (caller: Caller) =>
      (await caller.call('GetUserSubMenuAccessRights', {}))
        .filter(({ menuName }) => ['Quick Term', 'Quick Edit'].includes(menuName))
        .map((row) => row.access);
    const version = async (caller: Caller & { userId: number }) =>
      (await all.call('GetUserMenuList', { userId: caller.userId }))[0]?.version;
    expect([await holds(adder), await version(adder)]).toEqual([[], 1]);
    await panel.db.transaction().execute(async (tx) => {
      await addRights(tx, [
        { menu: 'Terms', position: 7, name: 'Quick Term', page: 'quickterm' },
        { menu: 'Terms', position: 4, name: 'Quick Edit' },
      ]);
    });
    // Quick Edit comes first in the order of the menu.
    expect([await holds(adder), await holds(buyer), await holds(all)]).toEqual([
      [0, 1],
      [0, 0],
      [1, 1],
    ]);
    expect([await version(adder), await version(buyer)]).toEqual([2, 1]);
  });

  test('may be below a new menu, which is open to the same users (SHR-12)', async () => {
    await panel.db.transaction().execute(async (tx) => {
      await addMenu(tx, { name: 'Memo', icon: 4 });
      await addRights(tx, [{ menu: 'Memo', position: 2, name: 'Add Memo' }]);
    });
    const states = await Promise.all(
      names.map(async (name) => {
        const caller = await callerOf(name);
        const userId = users.get(name)?.userId ?? 0;
        const menu = (await caller.call('GetUserMenuList', { userId })).find(({ menuName }) => menuName === 'Memo');
        const right = (await caller.call('GetUserSubMenuList', { userId })).find(({ menuName }) => menuName === 'Add Memo');
        return [name, menu?.access, right?.access, right?.parentId === menu?.menuId];
      }),
    );
    expect(states).toEqual([
      ['everything', 'Yes', 1, true],
      ['allButOne', 'No', 0, true],
      ['approver', 'No', 0, true],
      ['nothing', 'No', 0, true],
    ]);
  });
});

import { rightNames } from '@vikray/contract/platform/rights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPanel, type TestPanel } from '../../../testing/panel/panel.ts';
import { createRights } from './public.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
});
afterAll(() => panel.stop());

async function countMenus(): Promise<number> {
  return (await panel.db.selectFrom('menus').select('id').execute()).length;
}

async function rowsOf(userId: number) {
  const menus = await panel.db.selectFrom('user_menus').select('has_access').where('user_id', '=', userId).execute();
  const submenus = await panel.db.selectFrom('user_submenus').select('has_access').where('user_id', '=', userId).execute();
  return { menus: menus.map((row) => row.has_access), submenus: submenus.map((row) => row.has_access) };
}

describe('the rights of a new user', () => {
  test('are a row without access for every menu and sub-menu (USR-50)', async () => {
    const { userId } = await panel.userWith([]);
    await createRights(panel.db, userId);
    expect(await rowsOf(userId)).toEqual({ menus: Array.from({ length: await countMenus() }, () => 0), submenus: rightNames.map(() => 0) });
  });

  test('keep a right that was given already, and exist once however often they are created (USR-50)', async () => {
    const user = await panel.userWith(['Add Customer']);
    await Promise.all([createRights(panel.db, user.userId), createRights(panel.db, user.userId)]);
    const { menus, submenus } = await rowsOf(user.userId);
    expect([menus.length, menus.filter(Boolean).length]).toEqual([await countMenus(), 1]);
    expect([submenus.length, submenus.filter(Boolean).length]).toEqual([rightNames.length, 1]);
  });
});

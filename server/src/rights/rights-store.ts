import './rights-tables.ts';
import type { AccessRight, Menu, SubMenu } from '@vikray/contract/rights/menu.ts';
import type { RightName } from '@vikray/contract/platform/rights.ts';
import { sql } from 'kysely';
import { isAmong } from '../platform/database/is-among.ts';
import type { Db } from '../platform/database/tables.ts';
import { menuIsInUse } from './menu-in-use.ts';

/** In the side menu, the page that adds comes before the list, and a linked page last. */
const sideMenuOrder = sql`case submenus.position when 2 then 0 else submenus.position end`;

/** A stored flag; 0 when it is missing. */
export function flag(value: number | null): 0 | 1 {
  return value === 1 ? 1 : 0;
}

/** All menus in use with one user's access; a menu that the user has no row for is closed. */
export async function listMenus(db: Db, userId: number): Promise<Menu[]> {
  const rows = await db
    .selectFrom('menus')
    .leftJoin('user_menus', (join) => join.onRef('user_menus.menu_id', '=', 'menus.id').on('user_menus.user_id', '=', userId))
    .select(['menus.id', 'menus.name', 'menus.page', 'menus.icon', 'menus.parent_id', 'user_menus.has_access'])
    .where(menuIsInUse)
    .orderBy('menus.id')
    .execute();
  return rows.map((row) => ({
    menuId: row.id,
    menuName: row.name,
    pageName: row.page,
    iconUrl: row.icon,
    parentId: row.parent_id ?? 0,
    show: 1,
    access: row.has_access === 1 ? 'Yes' : 'No',
  }));
}

/** All sub-menus with one user's access, menu by menu in the order of the side menu. */
export async function listSubMenus(db: Db, userId: number): Promise<SubMenu[]> {
  const rows = await db
    .selectFrom('submenus')
    .innerJoin('menus', 'menus.id', 'submenus.menu_id')
    .leftJoin('user_submenus', (join) =>
      join.onRef('user_submenus.submenu_id', '=', 'submenus.id').on('user_submenus.user_id', '=', userId),
    )
    .select([
      'submenus.id',
      'submenus.name',
      'submenus.page',
      'menus.icon',
      'submenus.menu_id',
      'submenus.is_shown',
      'user_submenus.has_access',
    ])
    .orderBy('submenus.menu_id')
    .orderBy(sideMenuOrder)
    .execute();
  return rows.map((row) => ({
    menuId: row.id,
    menuName: row.name,
    pageName: row.page,
    iconUrl: row.icon,
    parentId: row.menu_id,
    show: flag(row.is_shown),
    access: flag(row.has_access),
  }));
}

/** Every right by name with one user's access, including rights that the settings give. */
export async function listAccessRights(db: Db, userId: number, followUpMobiles: ReadonlySet<string>): Promise<AccessRight[]> {
  const user = await db.selectFrom('users').select('office_mobile').where('id', '=', userId).executeTakeFirst();
  const given = (await listSubMenus(db, userId)).map(({ menuName, access }) => ({ menuName, access }));
  return [...given, { menuName: 'Follow Up', access: user && followUpMobiles.has(user.office_mobile) ? 1 : 0 }];
}

/** The names of the rights that a user holds. */
export async function rightsOf(db: Db, userId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('user_submenus')
    .innerJoin('submenus', 'submenus.id', 'user_submenus.submenu_id')
    .select('submenus.name')
    .where('user_submenus.user_id', '=', userId)
    .where('user_submenus.has_access', '=', 1)
    .execute();
  return new Set(rows.map((row) => row.name));
}

/** A user who holds a right. */
export interface RightHolder {
  readonly userId: number;
  readonly name: string;
  /** The official mobile number. */
  readonly mobile: string;
}

/** The active users who hold a right, by name. */
export async function listHoldersOf(db: Db, right: RightName): Promise<RightHolder[]> {
  return db
    .selectFrom('users')
    .innerJoin('user_submenus', 'user_submenus.user_id', 'users.id')
    .innerJoin('submenus', 'submenus.id', 'user_submenus.submenu_id')
    .select(['users.id as userId', 'users.name', 'users.office_mobile as mobile'])
    .where('submenus.name', '=', right)
    .where('user_submenus.has_access', '=', 1)
    .where('users.status', '=', 'Active')
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
}

/** Gives every right to a user who has none yet. */
export async function grantEverything(db: Db, userId: number): Promise<void> {
  await db
    .insertInto('user_menus')
    .columns(['user_id', 'menu_id', 'has_access'])
    .expression((eb) => eb.selectFrom('menus').select([eb.val(userId).as('user_id'), 'id', eb.lit(1).as('has_access')]))
    .execute();
  await db
    .insertInto('user_submenus')
    .columns(['user_id', 'submenu_id', 'has_access'])
    .expression((eb) => eb.selectFrom('submenus').select([eb.val(userId).as('user_id'), 'id', eb.lit(1).as('has_access')]))
    .execute();
}

/** Gives rights by name, and the menus that contain them, to a user who has a row for each. */
export async function grantRights(db: Db, userId: number, names: readonly RightName[]): Promise<void> {
  const granted = await db
    .selectFrom('submenus')
    .select(['id', 'menu_id'])
    .where('name', 'in', [...names])
    .execute();
  const [ids, menuIds] = [granted.map(({ id }) => id), granted.map((right) => right.menu_id)];
  await db
    .updateTable('user_submenus')
    .set({ has_access: 1 })
    .where('user_id', '=', userId)
    .where(isAmong(db, 'submenu_id', ids))
    .execute();
  await db
    .updateTable('user_menus')
    .set({ has_access: 1 })
    .where('user_id', '=', userId)
    .where(isAmong(db, 'menu_id', menuIds))
    .execute();
}

/** Adds a row without access for every menu and sub-menu that the user has no row for; existing rows stay unchanged. */
export async function createRights(db: Db, userId: number): Promise<void> {
  await db
    .insertInto('user_menus')
    .columns(['user_id', 'menu_id', 'has_access'])
    .expression((eb) =>
      eb
        .selectFrom('menus')
        .select([eb.val(userId).as('user_id'), 'menus.id', eb.lit(0).as('has_access')])
        .where('menus.id', 'not in', eb.selectFrom('user_menus').select('menu_id').where('user_id', '=', userId)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('user_submenus')
    .columns(['user_id', 'submenu_id', 'has_access'])
    .expression((eb) =>
      eb
        .selectFrom('submenus')
        .select([eb.val(userId).as('user_id'), 'submenus.id', eb.lit(0).as('has_access')])
        .where('submenus.id', 'not in', eb.selectFrom('user_submenus').select('submenu_id').where('user_id', '=', userId)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

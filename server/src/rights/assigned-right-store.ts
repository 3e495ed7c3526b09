/**
 * The SQL of assigning rights. Reading: listMenuEntries, listSubMenuEntries, findAssignee, listMenuRights, listSubMenuRights, findOwner.
 * Writing: setAccess.
 */
import './rights-tables.ts';
import type { MenuRight, SubMenuRight } from '@vikray/contract/rights/assigned-right.ts';
import type { LoginType } from '@vikray/contract/users/login-type.ts';
import type { Db } from '../platform/database/tables.ts';
import { createRights, flag } from './rights-store.ts';

/** The menus in the order of the office's work. */
export async function listMenuEntries(db: Db) {
  const rows = await db
    .selectFrom('menus')
    .select(['id as menuId', 'name as menuName', 'page as pageName', 'icon as iconUrl', 'parent_id'])
    .orderBy('id')
    .execute();
  return rows.map(({ parent_id, ...row }) => ({ ...row, parentId: parent_id ?? 0 }));
}

/** The sub-menus, menu by menu in the order of the rights matrix. */
export async function listSubMenuEntries(db: Db) {
  const rows = await db
    .selectFrom('submenus')
    .select(['id as subMenuId', 'name as menuName', 'page as pageName', 'menu_id as parentId', 'position', 'is_shown'])
    .orderBy('menu_id')
    .orderBy('position')
    .execute();
  return rows.map(({ is_shown, ...row }) => ({ ...row, show: flag(is_shown) }));
}

/** The user whose rights are assigned. */
export interface Assignee {
  readonly userId: number;
  readonly name: string;
  readonly loginType: LoginType;
}

/** A user who is not deleted. */
export async function findAssignee(db: Db, userId: number): Promise<Assignee | undefined> {
  return db
    .selectFrom('users')
    .select(['id as userId', 'name', 'login_type as loginType'])
    .where('id', '=', userId)
    .where('status', '<>', 'Deleted')
    .executeTakeFirst();
}

/** A user's right to every menu. Adds missing rows first, without access. */
export async function listMenuRights(db: Db, userId: number): Promise<MenuRight[]> {
  const rows = await selectMenuRights(db, userId);
  if (rows.every((row) => row.menuRightId !== null)) return rows.map(asMenuRight);
  await createRights(db, userId);
  return (await selectMenuRights(db, userId)).map(asMenuRight);
}

function selectMenuRights(db: Db, userId: number) {
  return db
    .selectFrom('menus')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .leftJoin('user_menus', (join) => join.onRef('user_menus.menu_id', '=', 'menus.id').on('user_menus.user_id', '=', userId))
    .select([
      'user_menus.id as menuRightId',
      'menus.id as menuId',
      'menus.name as menuName',
      'user_menus.has_access',
      'users.rights_version as version',
    ])
    .orderBy('menus.id')
    .execute();
}

function asMenuRight({ has_access, menuRightId, ...row }: Awaited<ReturnType<typeof selectMenuRights>>[number]): MenuRight {
  return { ...row, menuRightId: menuRightId ?? 0, access: has_access === 1 ? 'Yes' : 'No' };
}

/** A right of a user, without what depends on the reader. */
export type AssignedSubMenuRight = Omit<SubMenuRight, 'mayGive'>;

/** A user's right to every sub-menu, menu by menu in the order of the matrix. Adds missing rows first, without access. */
export async function listSubMenuRights(db: Db, userId: number): Promise<AssignedSubMenuRight[]> {
  const rows = await selectSubMenuRights(db, userId);
  if (rows.every((row) => row.subMenuRightId !== null)) return rows.map(asSubMenuRight);
  await createRights(db, userId);
  return (await selectSubMenuRights(db, userId)).map(asSubMenuRight);
}

function selectSubMenuRights(db: Db, userId: number) {
  return db
    .selectFrom('submenus')
    .innerJoin('users', (join) => join.on('users.id', '=', userId))
    .leftJoin('user_submenus', (join) =>
      join.onRef('user_submenus.submenu_id', '=', 'submenus.id').on('user_submenus.user_id', '=', userId),
    )
    .select([
      'user_submenus.id as subMenuRightId',
      'submenus.id as subMenuId',
      'submenus.name as menuName',
      'submenus.menu_id as parentId',
      'submenus.position',
    ])
    .select(['submenus.is_shown', 'user_submenus.has_access', 'users.rights_version as version'])
    .orderBy('submenus.menu_id')
    .orderBy('submenus.position')
    .execute();
}

function asSubMenuRight({
  is_shown,
  has_access,
  subMenuRightId,
  ...row
}: Awaited<ReturnType<typeof selectSubMenuRights>>[number]): AssignedSubMenuRight {
  return { ...row, subMenuRightId: subMenuRightId ?? 0, show: flag(is_shown), access: flag(has_access) };
}

/** The user who has the right with this number. */
export async function findOwner(db: Db, table: 'user_menus' | 'user_submenus', rightId: number): Promise<number | undefined> {
  return (await db.selectFrom(table).select('user_id').where('id', '=', rightId).executeTakeFirst())?.user_id;
}

/** Gives or takes away rights by their numbers. */
export async function setAccess(
  db: Db,
  table: 'user_menus' | 'user_submenus',
  rights: readonly { readonly rightId: number; readonly hasAccess: boolean }[],
): Promise<void> {
  for (const [access, changed] of Map.groupBy(rights, ({ hasAccess }) => (hasAccess ? 1 : 0)))
    await db
      .updateTable(table)
      .set({ has_access: access })
      .where(
        'id',
        'in',
        changed.map(({ rightId }) => rightId),
      )
      .execute();
}

/** The rights of one user as the matrix shows them, and the conversion of the ticks to the request. */
import type { InputOf } from '@vikray/contract/operations.ts';
import { matrixColumns, settledRights, type MenuRight, type SubMenuRight } from '@vikray/contract/rights/assigned-right.ts';

/** The rights of one user, as read. */
export interface UserRights {
  readonly menus: readonly MenuRight[];
  readonly subMenus: readonly SubMenuRight[];
}

/** Whether each menu and right is given, by a key that is the same for all users. */
export type RightsForm = Readonly<Record<string, boolean>>;

type Menu = Pick<MenuRight, 'menuId'>;
type SubMenu = Pick<SubMenuRight, 'subMenuId'>;
const menuKey = ({ menuId }: Menu) => `menu-${menuId}`;
const rightKey = ({ subMenuId }: SubMenu) => `right-${subMenuId}`;

/** The form of the saved rights. */
export function formOf({ menus, subMenus }: UserRights): RightsForm {
  return Object.fromEntries([
    ...menus.map((menu) => [menuKey(menu), menu.access === 'Yes'] as const),
    ...subMenus.map((right) => [rightKey(right), right.access === 1] as const),
  ]);
}

/** The version that a change is based on. The older one of the two reads, in case the rights changed between them. */
export function versionOf({ menus, subMenus }: UserRights): number {
  return Math.min(...[...menus, ...subMenus].map((right) => right.version));
}

/** The form with its consequences: a closed menu has no rights, and the linked page follows the right to add. */
export function settledForm({ menus, subMenus }: UserRights, form: RightsForm): RightsForm {
  const chosenMenus = menus.map((menu) => ({ ...menu, access: form[menuKey(menu)] ? ('Yes' as const) : ('No' as const) }));
  const chosen = subMenus.map((right) => ({ ...right, access: form[rightKey(right)] ? (1 as const) : (0 as const) }));
  return formOf({ menus: chosenMenus, subMenus: settledRights(chosenMenus, chosen) });
}

/** A row of the matrix: a menu, and its right in each column. */
export interface MatrixRow {
  readonly menu: MenuRight;
  readonly cells: readonly (SubMenuRight | undefined)[];
}

export function matrixRows({ menus, subMenus }: UserRights): MatrixRow[] {
  return menus.map((menu) => {
    const own = subMenus.filter((right) => right.parentId === menu.menuId);
    return { menu, cells: matrixColumns.map((_, index) => own.find((right) => right.position === index + 1)) };
  });
}

export function isOpen(form: RightsForm, menu: Menu): boolean {
  return form[menuKey(menu)] ?? false;
}

export function isGiven(form: RightsForm, right: SubMenu): boolean {
  return form[rightKey(right)] ?? false;
}

/** The changes when a menu is opened or closed. Closing it removes its rights; opening it again does not restore them. */
export function withMenu({ subMenus }: UserRights, menu: MenuRight, hasAccess: boolean): RightsForm {
  const below = hasAccess ? [] : subMenus.filter((right) => right.parentId === menu.menuId);
  return { [menuKey(menu)]: hasAccess, ...Object.fromEntries(below.map((right) => [rightKey(right), false])) };
}

/** The form with exactly these rights, and the menus that contain them. */
export function presetForm({ menus, subMenus }: UserRights, names: readonly string[]): RightsForm {
  const given = subMenus.filter(({ menuName }) => names.includes(menuName));
  return {
    ...Object.fromEntries(menus.map((menu) => [menuKey(menu), given.some(({ parentId }) => parentId === menu.menuId)])),
    ...Object.fromEntries(subMenus.map((right) => [rightKey(right), given.includes(right)])),
  };
}

/** Whether a box may be ticked: a right that the logged-in user may give, or one that the other user already has. */
export function mayTick({ mayGive, access }: SubMenuRight): boolean {
  return mayGive === 1 || access === 1;
}

/** The form without the rights that may not be ticked, and the names of those left out. */
export function tickableForm({ subMenus }: UserRights, form: RightsForm): { readonly form: RightsForm; readonly leftOut: string[] } {
  const refused = subMenus.filter((right) => isGiven(form, right) && !mayTick(right));
  const kept = { ...form, ...Object.fromEntries(refused.map((right) => [rightKey(right), false])) };
  return { form: kept, leftOut: refused.map((right) => right.menuName) };
}

export function withRight(right: SubMenuRight, isTicked: boolean): RightsForm {
  return { [rightKey(right)]: isTicked };
}

/** The label of a field of the form. */
export function labelOf({ menus, subMenus }: UserRights, key: string): string {
  return menus.find((menu) => menuKey(menu) === key)?.menuName ?? subMenus.find((right) => rightKey(right) === key)?.menuName ?? key;
}

/** The request with only the changed rights; undefined when none has changed. The form is settled. */
export function changedRightsOf(
  userId: number,
  rights: UserRights,
  form: RightsForm,
  version: number,
): InputOf<'UpdateUserRights'> | undefined {
  const before = formOf(rights);
  const menuRights = rights.menus
    .filter((menu) => isOpen(form, menu) !== isOpen(before, menu))
    .map((menu) => ({ menuRightId: menu.menuRightId, access: isOpen(form, menu) ? ('Yes' as const) : ('No' as const) }));
  const subMenuRights = rights.subMenus
    .filter((right) => isGiven(form, right) !== isGiven(before, right))
    .map((right) => ({ subMenuRightId: right.subMenuRightId, access: isGiven(form, right) ? (1 as const) : (0 as const) }));
  return menuRights.length + subMenuRights.length === 0 ? undefined : { userId, version, menuRights, subMenuRights };
}

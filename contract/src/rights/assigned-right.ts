/** The rights of a user as the rights matrix shows and assigns them. Each has its own id. */
import * as z from 'zod';
import { id, statedByClient, yesOrNo } from '../platform/fields.ts';
import { expectedVersion } from '../platform/version.ts';
import { body, row } from '../platform/wire.ts';
import { loginTypes } from '../users/login-type.ts';
import { ownPassword } from '../users/password.ts';

/** Access to a sub-menu: 1 or 0, also accepted as text. */
const subMenuAccess = z.codec(z.union([z.literal([0, 1]), z.enum(['0', '1'])]), z.literal([0, 1]), {
  decode: (value) => (Number(value) === 1 ? 1 : 0),
  encode: (value) => value,
});

/** The columns of the rights matrix. The position of a sub-menu is the number of its column. */
export const matrixColumns = ['View', 'Add', 'Approve', 'Edit', 'Delete', 'Void'] as const;

/** The positions of the sub-menu for adding and of its linked page, which always have the same access. */
const addPosition = 2;
const linkedPosition = 7;

/** A menu, independent of users. */
export const menuEntry = row({ menuId: id, menuName: z.string(), pageName: z.string(), iconUrl: z.int(), parentId: z.int() });

/** A sub-menu, independent of users, with its menu and its position in it. */
export const subMenuEntry = row(
  { subMenuId: id, menuName: z.string(), pageName: z.string(), parentId: id, position: z.int(), show: z.literal([0, 1]) },
  { subMenuId: ['fld_submenuid', 'fld_menuid'] },
);

/** A user's right to a menu. All rights of a user share one version, which grows with every change. */
export const menuRight = row({ menuRightId: id, menuId: id, menuName: z.string(), access: yesOrNo, version: z.int() });

/** A user's right to a sub-menu. */
export const subMenuRight = row({
  subMenuRightId: id,
  subMenuId: id,
  menuName: z.string(),
  parentId: id,
  position: z.int(),
  show: z.literal([0, 1]),
  access: subMenuAccess,
  /** Whether the caller may give this right to this user: 1 or 0. */
  mayGive: z.literal([0, 1]),
  version: z.int(),
});

export type MenuRight = z.output<typeof menuRight>;
export type SubMenuRight = z.output<typeof subMenuRight>;

/**
 * Derives the final rights from the chosen ones. Without access to a menu, there is none to its sub-menus. The linked page has the access
 * of the right to add. The form shows these rules and the server enforces them.
 */
export function settledRights<Right extends Pick<SubMenuRight, 'parentId' | 'position' | 'access'>>(
  menus: readonly Pick<MenuRight, 'menuId' | 'access'>[],
  subMenus: readonly Right[],
): Right[] {
  const open = new Set(menus.filter((menu) => menu.access === 'Yes').map((menu) => menu.menuId));
  const adding = new Map(subMenus.filter((right) => right.position === addPosition).map((right) => [right.parentId, right.access]));
  return subMenus.map((right) => {
    const chosen = right.position === linkedPosition ? (adding.get(right.parentId) ?? right.access) : right.access;
    return { ...right, access: open.has(right.parentId) ? chosen : 0 };
  });
}

type PositionedRight = Pick<SubMenuRight, 'menuName' | 'parentId' | 'position'>;

/** The names of the rights that a user gets with this one: the right itself and, for the right to add, its linked page. */
export function givenWith(right: PositionedRight, subMenus: readonly PositionedRight[]): string[] {
  const isLinked = (other: PositionedRight) => other.parentId === right.parentId && other.position === linkedPosition;
  const linked = right.position === addPosition ? subMenus.filter(isLinked) : [];
  return [right.menuName, ...linked.map((other) => other.menuName)];
}

/** The input that gives a user a right on a menu. */
export const newMenuRight = body({ menuId: id, userId: id, access: yesOrNo, ...expectedVersion });
/** The input that gives a user a right on a submenu. */
export const newSubMenuRight = body({ subMenuId: id, userId: id, show: statedByClient, access: subMenuAccess, ...expectedVersion });

const menuChange = { menuRightId: id, access: yesOrNo };
const subMenuChange = { subMenuRightId: id, access: subMenuAccess };
/** The input that changes a right of a user on a menu. */
export const changedMenuRight = body({ ...menuChange, ...expectedVersion });
/** The input that changes a right of a user on a submenu. */
export const changedSubMenuRight = body({ ...subMenuChange, ...expectedVersion });

/** More than there are rights. */
const maxRights = 500;

/** The changed rights of one user. The password of the user who changes them is checked when it is sent. */
export const changedRights = body(
  {
    userId: id,
    menuRights: z.array(body(menuChange)).max(maxRights).default([]),
    subMenuRights: z.array(body(subMenuChange)).max(maxRights).default([]),
    ownPassword,
    ...expectedVersion,
  },
  { ownPassword: 'password' },
);

/** A user to choose in the rights matrix. */
export const userName = row({
  userId: id,
  empNumber: z.string(),
  name: z.string(),
  designation: z.string(),
  loginType: z.enum(loginTypes),
});

export type UserName = z.output<typeof userName>;

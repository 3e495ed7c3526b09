import * as z from 'zod';
import { id, yesOrNo } from '../platform/fields.ts';
import { row } from '../platform/wire.ts';

const entry = {
  menuId: id,
  menuName: z.string(),
  /** The page that the entry opens, without its slash; empty for a heading or an action. */
  pageName: z.string(),
  /** The index of the menu icon. */
  iconUrl: z.int(),
  /** The id of the menu above the entry; 0 for none. */
  parentId: z.int(),
  show: z.union([z.literal(0), z.literal(1)]),
};

/** A menu with the access of one user. */
export const menu = row({ ...entry, access: yesOrNo });

/** A sub-menu, which is also a right, with the access of one user. */
export const subMenu = row({ ...entry, access: z.union([z.literal(0), z.literal(1)]) });

/** A right by its name. */
export const accessRight = row({ menuName: z.string(), access: z.union([z.literal(0), z.literal(1)]) });

export type Menu = z.output<typeof menu>;
export type SubMenu = z.output<typeof subMenu>;
export type AccessRight = z.output<typeof accessRight>;

import { id } from '../platform/fields.ts';
import { forbidden, read, rows } from '../platform/operation.ts';
import { body } from '../platform/wire.ts';
import { accessRight, menu, subMenu } from './menu.ts';

/** Without a user id: of oneself. Another user's rights are for holders of Edit User. */
const ofUser = { method: 'POST', right: 'signed-in', input: body({ userId: id.optional() }), failures: { Forbidden: forbidden } } as const;

export const rightsOperations = {
  GetUserMenu: read({ ...ofUser, answer: rows(menu) }),
  GetUserSubMenu: read({ ...ofUser, answer: rows(subMenu) }),
  GetUserSubMenuAccessRights: read({ ...ofUser, answer: rows(accessRight) }),
};

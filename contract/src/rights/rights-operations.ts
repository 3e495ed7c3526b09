import { id } from '../platform/fields.ts';
import { bestMatch, changed, conflict, created, forbidden, list, notFound, read, rows, write } from '../platform/operation.ts';
import { changedMeanwhile } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import {
  changedMenuRight,
  changedRights,
  changedSubMenuRight,
  menuEntry,
  menuRight,
  newMenuRight,
  newSubMenuRight,
  subMenuEntry,
  subMenuRight,
  userName,
} from './assigned-right.ts';
import { accessRight, menu, subMenu } from './menu.ts';
import { rightsMessages as say } from './rights-messages.ts';

/** Without a user id: of oneself. Another user's rights are for holders of Edit User and for Administrators. */
const ofUser = { method: 'POST', right: 'signed-in', input: body({ userId: id.optional() }), failures: { Forbidden: forbidden } } as const;

const unknownUser = { UserNotFound: notFound(say.userNotFound) };

/** The rights matrix of a user, for everybody who is logged in: it opens for all and is read-only without Edit User. */
const ofMatrix = { method: 'POST', right: 'signed-in', input: body({ userId: id }), failures: unknownUser } as const;

/** An Administrator assigns rights by the login type, so that whatever is taken away can be given back. */
const assigning = ['Edit User', 'Administrator'] as const;

/** Own rights, and those of an Administrator, are changed by Administrators only: else Forbidden. Others give only rights that they hold. */
const assignFailures = {
  ...unknownUser,
  Forbidden: forbidden,
  RightUnknown: notFound(say.rightUnknown),
  MenuClosed: conflict(say.menuClosed),
  NotHeld: { ...forbidden, message: say.notHeld },
  ...changedMeanwhile,
};

export const rightsOperations = {
  GetUserMenu: read({ ...ofUser, answer: rows(menu) }),
  GetUserSubMenu: read({ ...ofUser, answer: rows(subMenu) }),
  GetUserSubMenuAccessRights: read({ ...ofUser, answer: rows(accessRight) }),

  GetMenuList: read({ right: 'signed-in', answer: rows(menuEntry) }),
  GetSubMenuList: read({ right: 'signed-in', answer: rows(subMenuEntry) }),
  GetUserMenuList: read({ ...ofMatrix, answer: rows(menuRight) }),
  /** Each right says whether the reader may give it, so that the screen can lock what the server would refuse. */
  GetUserSubMenuList: read({ ...ofMatrix, answer: rows(subMenuRight) }),
  /** The active users by name, to choose whose rights are shown or copied. */
  GetUserNames: list({ right: 'signed-in', row: userName, sorts: ['name', bestMatch], filters: { userId: id.optional() } }),

  /**
   * Adds one menu right, and all others that the user lacks, without access. A right that exists is left as it is when it says the same;
   * giving or taking access is assigning, and asks for Edit User.
   */
  AddUserMenu: write({
    right: ['Add User', ...assigning],
    input: newMenuRight,
    answer: created('menuRightId'),
    failures: { ...assignFailures, MenuUnknown: notFound(say.menuUnknown) },
  }),
  /** The same for a sub-menu. Whether it shows is a matter of the sub-menu, whatever the body says. */
  AddUserSubMenu: write({
    right: ['Add User', ...assigning],
    input: newSubMenuRight,
    answer: created('subMenuRightId'),
    failures: assignFailures,
  }),

  /** Gives or takes one menu; with it go all rights below. */
  UpdateMenuRights: write({ right: assigning, input: changedMenuRight, answer: changed('menuRightId'), failures: assignFailures }),
  /** Gives or takes one right; the right to add takes the linked page along. */
  UpdateSubMenuRights: write({ right: assigning, input: changedSubMenuRight, answer: changed('subMenuRightId'), failures: assignFailures }),
  /** Gives and takes all changed rights of one user: all of them or none. */
  UpdateUserRights: write({ right: assigning, input: changedRights, answer: changed('userId'), failures: assignFailures }),
};

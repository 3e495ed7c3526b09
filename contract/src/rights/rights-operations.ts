/**
 * Laws of rights. The server checks them at every request; the screen only hides. Nobody gives a right that they do not hold, or changes
 * their own: a holder of Edit User once gave an accomplice every right and got them back. Administrators, their photos, and numbers that
 * may send mail are changed by Administrators alone, and the last Administrator stays. A closed menu takes away all rights below it.
 * Versions guard every change: two colleagues with the matrix open would otherwise undo each other's work.
 */
import { changed, created, rows } from '../platform/answers.ts';
import { read, write } from '../platform/declare-call.ts';
import { bestMatch, list } from '../platform/declare-list.ts';
import { conflict, forbidden, notFound } from '../platform/failures.ts';
import { id } from '../platform/fields.ts';
import { versionConflict } from '../platform/version.ts';
import { body } from '../platform/wire.ts';
import { ofAdministrator } from '../users/of-administrator.ts';
import { wrongOwnPassword } from '../users/password.ts';
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

/** Without a user id: the user's own rights. Reading another user's rights requires Edit User or an Administrator. */
const ofUser = { method: 'POST', right: 'signed-in', input: body({ userId: id.optional() }), failures: { Forbidden: forbidden } } as const;

const unknownUser = { UserNotFound: notFound(say.userNotFound) };

/** The rights matrix of a user. Every logged-in user may read it; changing it requires Edit User. */
const ofMatrix = { method: 'POST', right: 'signed-in', input: body({ userId: id }), failures: unknownUser } as const;

/** An Administrator may always assign rights, so that every right that was taken away can be given back. */
const assigning = ['Edit User', 'Administrator'] as const;

/**
 * Others than Administrators can change neither their own rights (Forbidden) nor those of Administrators, and give only rights that they
 * hold.
 */
const assignFailures = {
  ...unknownUser,
  ...ofAdministrator,
  Forbidden: forbidden,
  RightUnknown: notFound(say.rightUnknown),
  MenuClosed: conflict(say.menuClosed),
  NotHeld: { ...forbidden, message: say.notHeld },
  ...versionConflict,
};

/** The operations on menus and rights, by name. */
export const rightsOperations = {
  GetUserMenu: read({ ...ofUser, answer: rows(menu) }),
  GetUserSubMenu: read({ ...ofUser, answer: rows(subMenu) }),
  GetUserSubMenuAccessRights: read({ ...ofUser, answer: rows(accessRight) }),

  GetMenuList: read({ right: 'signed-in', answer: rows(menuEntry) }),
  GetSubMenuList: read({ right: 'signed-in', answer: rows(subMenuEntry) }),
  GetUserMenuList: read({ ...ofMatrix, answer: rows(menuRight) }),
  /** Each right says whether the user may give it, so that the page can lock the rights that the server would refuse. */
  GetUserSubMenuList: read({ ...ofMatrix, answer: rows(subMenuRight) }),
  /** The active users by name, to choose whose rights to show or copy. */
  GetUserNames: list({ right: 'signed-in', row: userName, sorts: ['name', bestMatch], filters: { userId: id.optional() } }),

  /**
   * Adds a menu right, and all others that the user lacks without access. If the right exists with the same access, nothing changes. Giving
   * or taking access counts as assigning and requires Edit User.
   */
  AddUserMenu: write({
    right: ['Add User', ...assigning],
    input: newMenuRight,
    answer: created('menuRightId'),
    failures: { ...assignFailures, MenuUnknown: notFound(say.menuUnknown) },
  }),
  /** The same for a sub-menu. The sub-menu itself decides whether it is shown; the value in the body is ignored. */
  AddUserSubMenu: write({
    right: ['Add User', ...assigning],
    input: newSubMenuRight,
    answer: created('subMenuRightId'),
    failures: assignFailures,
  }),

  /** Gives or takes a menu. Taking it also takes all rights below it. */
  UpdateMenuRights: write({ right: assigning, input: changedMenuRight, answer: changed('menuRightId'), failures: assignFailures }),
  /** Gives or takes a right. The linked page follows the right to add. */
  UpdateSubMenuRights: write({ right: assigning, input: changedSubMenuRight, answer: changed('subMenuRightId'), failures: assignFailures }),
  /** Gives and takes all changed rights of a user: all of them or none. */
  UpdateUserRights: write({
    right: assigning,
    input: changedRights,
    answer: changed('userId'),
    failures: { ...assignFailures, ...wrongOwnPassword },
  }),
};

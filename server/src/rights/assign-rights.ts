import { settledRights, type MenuRight, type SubMenuRight } from '@vikray/contract/rights/assigned-right.ts';
import { signInMessages as say } from '@vikray/contract/session/sign-in-messages.ts';
import { deleteTokensOf } from '../api-tokens/public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { Context } from '../platform/handler.ts';
import type { SignedIn } from '../platform/identity.ts';
import { findAssignee, listMenuRights, listSubMenuRights, setAccess, type AssignedSubMenuRight } from './assigned-right-store.ts';
import { countRightsChange, notifyAboutUser } from '../users/public.ts';
import { mayGive, refusalToAssign } from './may-give.ts';

/** Rights to give and to take, by their numbers. All belong to one user. */
interface WantedRights {
  readonly menuRights?: readonly Pick<MenuRight, 'menuRightId' | 'access'>[];
  readonly subMenuRights?: readonly Pick<SubMenuRight, 'subMenuRightId' | 'access'>[];
}

/** The declared failures of assigning rights. */
type Refusal = 'UserNotFound' | 'Forbidden' | 'OfAdministrator' | 'VersionConflict' | 'RightUnknown' | 'MenuClosed' | 'NotHeld';

/** The rights of a user: menus, and what they contain. */
interface Rights {
  readonly menus: readonly MenuRight[];
  readonly subMenus: readonly AssignedSubMenuRight[];
}

/** Gives and takes away rights of one user, and the rights that depend on them, if they still have the version that the change is based on. */
export async function assignRights(
  { db, user, now, record }: Pick<Context<'UpdateUserRights'>, 'db' | 'user' | 'now' | 'record'>,
  userId: number,
  wanted: WantedRights,
  version?: number,
): Promise<Refusal | undefined> {
  const assignee = await findAssignee(db, userId);
  if (!assignee) return 'UserNotFound';
  const refusal = refusalToAssign(user, assignee);
  if (refusal) return refusal;
  if (!(await countRightsChange(db, userId, version))) return 'VersionConflict';

  const before: Rights = { menus: await listMenuRights(db, userId), subMenus: await listSubMenuRights(db, userId) };
  const after = rightsAfter(before, wanted, user);
  if (typeof after === 'string') return after;
  if (await saveRights(db, before, after)) {
    if (!holdsTokens(after)) await deleteTokensOf(db, userId);
    await notifyAboutUser(db, user, now, {
      userId,
      toUser: say.rightsChanged(user.name),
      toAdministrators: say.changedRights(user.name, assignee.name),
      record: 'user rights',
    });
  }
  record({ record: 'user rights', id: userId, name: assignee.name, before: inWords(before), after: inWords(after) });
  return undefined;
}

function holdsTokens({ subMenus }: Rights): boolean {
  return subMenus.some(({ menuName, access }) => menuName === 'Add API Token' && access === 1);
}

/** The rights after a change by this user, or why the change is refused. */
function rightsAfter(
  before: Rights,
  { menuRights = [], subMenuRights = [] }: WantedRights,
  user: SignedIn,
): Rights | 'RightUnknown' | 'MenuClosed' | 'NotHeld' {
  const wantedMenus = new Map(menuRights.map((right) => [right.menuRightId, right.access]));
  const wantedSubMenus = new Map(subMenuRights.map((right) => [right.subMenuRightId, right.access]));
  const menus = before.menus.map((right) => ({ ...right, access: wantedMenus.get(right.menuRightId) ?? right.access }));
  const chosen = before.subMenus.map((right) => ({ ...right, access: wantedSubMenus.get(right.subMenuRightId) ?? right.access }));
  const subMenus = settledRights(menus, chosen);

  const named = [
    ...menus.filter(({ menuRightId }) => wantedMenus.has(menuRightId)),
    ...chosen.filter(({ subMenuRightId }) => wantedSubMenus.has(subMenuRightId)),
  ];
  if (named.length < wantedMenus.size + wantedSubMenus.size) return 'RightUnknown';
  const closed = closedMenus(menus);
  if (chosen.some((right) => closed.has(right.parentId) && wantedSubMenus.get(right.subMenuRightId) === 1)) return 'MenuClosed';
  return mayGive(user, givenRights(before, subMenus)) ? { menus, subMenus } : 'NotHeld';
}

/** Stores the accesses that have changed. Returns whether there are any. */
async function saveRights(db: Db, before: Rights, after: Rights): Promise<boolean> {
  const menus = after.menus.filter(isOther(before.menus));
  const subMenus = after.subMenus.filter(isOther(before.subMenus));
  await setAccess(
    db,
    'user_menus',
    menus.map(({ menuRightId, access }) => ({ rightId: menuRightId, hasAccess: access === 'Yes' })),
  );
  await setAccess(
    db,
    'user_submenus',
    subMenus.map(({ subMenuRightId, access }) => ({ rightId: subMenuRightId, hasAccess: access === 1 })),
  );
  return menus.length + subMenus.length > 0;
}

/** Whether a right has another access than the one at the same index. */
function isOther(before: readonly { readonly access: unknown }[]) {
  return ({ access }: { readonly access: unknown }, index: number) => access !== before[index]?.access;
}

function closedMenus(menus: readonly MenuRight[]): ReadonlySet<number> {
  return new Set(menus.filter((right) => right.access === 'No').map((right) => right.menuId));
}

/** The names of the rights that the user did not have before. A right below a closed menu did not count. */
function givenRights(before: Rights, after: readonly AssignedSubMenuRight[]): string[] {
  const closed = closedMenus(before.menus);
  const had = new Set(
    before.subMenus.filter((right) => right.access === 1 && !closed.has(right.parentId)).map((right) => right.subMenuRightId),
  );
  return after.filter((right) => right.access === 1 && !had.has(right.subMenuRightId)).map((right) => right.menuName);
}

/** The rights by name, for the audit log. */
function inWords({ menus, subMenus }: Rights): Record<string, 'Yes' | 'No'> {
  return Object.fromEntries([
    ...menus.map((right) => [`Menu ${right.menuName}`, right.access]),
    ...subMenus.map((right) => [right.menuName, right.access === 1 ? 'Yes' : 'No']),
  ]);
}

/** Everything that the rights screens read from the server. */
import { useQuery } from '@tanstack/react-query';
import type { UserName } from '@vikray/contract/rights/assigned-right.ts';
import { call } from '../platform/call.ts';
import { queryOf, refresh } from '../platform/queries.ts';
import { useListRows, type ListRows } from '../ui/lists/list-rows.ts';
import type { ListPage } from '../ui/lists/list-search.ts';
import { useServerSearch, type ServerSearch } from '../ui/inputs/server-search.ts';
import type { UserRights } from './rights-form.ts';

/** The users to choose from. */
export function useUserNames(page: ListPage): ListRows<UserName> {
  return useListRows('GetUserNames', page, (user) => user.userId);
}

/** The users whose rights may be copied. */
export function useUserSearch(): ServerSearch<UserName> {
  return useServerSearch('GetUserNames');
}

/** The current rights of one user. */
interface ReadRights {
  /** Undefined until everything has loaded. */
  readonly data: { readonly user: UserName; readonly rights: UserRights } | undefined;
  /** The user does not exist, or no longer. */
  readonly isMissing: boolean;
  /** The message to show instead of rights that could not be read. */
  readonly failure: string | undefined;
  /** Reads the rights again; undefined when that fails. */
  readonly reload: () => Promise<UserRights | undefined>;
}

/** The rights of a user. `userId` is 0 while none is chosen; then nothing is read. */
export function useUserRights(userId: number): ReadRights {
  const enabled = userId > 0;
  const users = useQuery({ ...queryOf('GetUserNames', { userId }), placeholderData: undefined, enabled });
  const menus = useQuery({ ...queryOf('GetUserMenuList', { userId }), enabled });
  const subMenus = useQuery({ ...queryOf('GetUserSubMenuList', { userId }), enabled });
  const [user] = users.data?.rows ?? [];

  async function reload(): Promise<UserRights | undefined> {
    const [menusNow, subMenusNow] = await Promise.all([menus.refetch(), subMenus.refetch(), users.refetch()]);
    return menusNow.data && subMenusNow.data && { menus: menusNow.data, subMenus: subMenusNow.data };
  }

  const error = users.error ?? menus.error ?? subMenus.error;
  return {
    data: user && menus.data && subMenus.data ? { user, rights: { menus: menus.data, subMenus: subMenus.data } } : undefined,
    isMissing: menus.error?.code === 'UserNotFound' || users.data?.rows.length === 0,
    failure: error?.message,
    reload,
  };
}

/** The current rights of another user. Fails with a CallFailure. */
export async function readRightsOf(userId: number): Promise<UserRights> {
  const [menus, subMenus] = await Promise.all([call('GetUserMenuList', { userId }), call('GetUserSubMenuList', { userId })]);
  return { menus, subMenus };
}

/** Makes the side menu reload after the user's own rights have changed. */
export function refreshSideMenu(): Promise<void> {
  return refresh('GetUserMenu', 'GetUserSubMenu');
}

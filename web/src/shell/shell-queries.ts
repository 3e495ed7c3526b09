import { queryOptions } from '@tanstack/react-query';
import { queryClient, queryOf } from '../platform/queries.ts';

const notificationsEveryMs = 3 * 60_000;

/** The side menu of a user. */
export const menuQuery = (userId: number) => queryOf('GetUserMenu', { userId });

/** The sub-menus of a user. */
export const subMenuQuery = (userId: number) => queryOf('GetUserSubMenu', { userId });

/** The state of the panel itself, loaded again every few minutes. Only Administrators may ask for it. */
export const systemHealthQuery = () => queryOptions({ ...queryOf('GetSystemHealth', {}), refetchInterval: notificationsEveryMs });

/** Personal notices and the waiting work, loaded again every few minutes while the window is visible. */
export const notificationsQuery = () => queryOptions({ ...queryOf('GetNotifications', {}), refetchInterval: notificationsEveryMs });

/** Takes dismissed notices out of the bell before it is loaded again. */
export function dropNotices(noticeIds: readonly number[]): void {
  queryClient.setQueryData(notificationsQuery().queryKey, (entries) =>
    entries?.filter(({ noticeid }) => noticeid === undefined || !noticeIds.includes(noticeid)),
  );
}

import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '../platform/queries.ts';

const notificationsEveryMs = 3 * 60_000;

/** The side menu of a user. */
export const menuQuery = (userId: number) => queryOf('GetUserMenu', { userId });

/** The sub-menus of a user. */
export const subMenuQuery = (userId: number) => queryOf('GetUserSubMenu', { userId });

/** The waiting work, loaded again every few minutes while the window is visible. */
export const notificationsQuery = () => queryOptions({ ...queryOf('GetNotifications', {}), refetchInterval: notificationsEveryMs });

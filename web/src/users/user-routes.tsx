import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const userRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'adduser',
    component: lazyRouteComponent(() => import('./AddUserPage.tsx'), 'AddUserPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'userlist',
    validateSearch: listSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./UserListPage.tsx'), 'UserListPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'viewuser',
    staticData: { menuPage: 'userlist' },
    validateSearch: z.object({ id: z.coerce.number().int().min(1).optional().catch(undefined) }),
    component: lazyRouteComponent(() => import('./ViewUserPage.tsx'), 'ViewUserPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'changepassword',
    component: lazyRouteComponent(() => import('./ChangePasswordPage.tsx'), 'ChangePasswordPage'),
  }),
];

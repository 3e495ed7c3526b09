import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';
import { idSearch } from '../platform/address-id.ts';

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
    validateSearch: idSearch,
    component: lazyRouteComponent(() => import('./ViewUserPage.tsx'), 'ViewUserPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'changepassword',
    component: lazyRouteComponent(() => import('./ChangePasswordPage.tsx'), 'ChangePasswordPage'),
  }),
];

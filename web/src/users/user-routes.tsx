import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';
import { idSearch } from '../platform/address-id.ts';

export const userRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'adduser',
    component: lazyPage(() => import('./AddUserPage.tsx'), 'AddUserPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'userlist',
    validateSearch: listSearch,
    ...pageWithRows(lazyPage(() => import('./UserListPage.tsx'), 'UserListPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'viewuser',
    staticData: { menuPage: 'userlist' },
    validateSearch: idSearch,
    component: lazyPage(() => import('./ViewUserPage.tsx'), 'ViewUserPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'changepassword',
    component: lazyPage(() => import('./ChangePasswordPage.tsx'), 'ChangePasswordPage'),
  }),
];

import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';
import { idSearch } from '../platform/address-id.ts';

export const rightsRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'adduserrights',
    validateSearch: listSearch,
    ...pageWithRows(lazyPage(() => import('./AddUserRightsPage.tsx'), 'AddUserRightsPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'assignuserrights',
    staticData: { menuPage: 'userlist' },
    validateSearch: idSearch,
    component: lazyPage(() => import('./AssignUserRightsPage.tsx'), 'AssignUserRightsPage'),
  }),
];

import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { filteredSearch } from '../ui/lists/list-search.ts';
import { idSearch } from '../platform/address-id.ts';

export const dispatchRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'adddispatch',
    validateSearch: filteredSearch,
    ...pageWithRows(lazyPage(() => import('./AddDispatchPage.tsx'), 'AddDispatchPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'dispatch',
    staticData: { menuPage: 'adddispatch' },
    validateSearch: idSearch,
    component: lazyPage(() => import('./DispatchPage.tsx'), 'DispatchPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'dispatchdesk',
    validateSearch: filteredSearch,
    ...pageWithRows(lazyPage(() => import('./desk/DispatchDeskPage.tsx'), 'DispatchDeskPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'dispatchlist',
    validateSearch: filteredSearch,
    ...pageWithRows(lazyPage(() => import('./DispatchListPage.tsx'), 'DispatchListPage')),
  }),
];

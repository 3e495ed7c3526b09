import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';
import { idSearch } from '../platform/address-id.ts';

export const dispatchRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'adddispatch',
    validateSearch: listSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./AddDispatchPage.tsx'), 'AddDispatchPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'dispatch',
    staticData: { menuPage: 'adddispatch' },
    validateSearch: idSearch,
    component: lazyRouteComponent(() => import('./DispatchPage.tsx'), 'DispatchPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'dispatchlist',
    validateSearch: listSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./DispatchListPage.tsx'), 'DispatchListPage')),
  }),
];

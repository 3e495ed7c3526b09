import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

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
    validateSearch: z.object({ id: z.coerce.number().int().min(1).optional().catch(undefined) }),
    component: lazyRouteComponent(() => import('./DispatchPage.tsx'), 'DispatchPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'dispatchlist',
    validateSearch: listSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./DispatchListPage.tsx'), 'DispatchListPage')),
  }),
];

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const dispatchRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'adddispatch',
    validateSearch: listSearch,
    component: lazyRouteComponent(() => import('./AddDispatchPage.tsx'), 'AddDispatchPage'),
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
    component: lazyRouteComponent(() => import('./DispatchListPage.tsx'), 'DispatchListPage'),
  }),
];

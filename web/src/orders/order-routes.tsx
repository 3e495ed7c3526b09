import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const orderRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addorder',
    validateSearch: listSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./AddOrderPage.tsx'), 'AddOrderPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'generateorder',
    staticData: { menuPage: 'addorder' },
    validateSearch: z.object({ id: z.coerce.number().int().min(1).optional().catch(undefined) }),
    component: lazyRouteComponent(() => import('./GenerateOrderPage.tsx'), 'GenerateOrderPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'vieworder',
    staticData: { menuPage: 'orderlist' },
    validateSearch: z.object({ id: z.coerce.number().int().min(1).optional().catch(undefined) }),
    component: lazyRouteComponent(() => import('./ViewOrderPage.tsx'), 'ViewOrderPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'orderlist',
    validateSearch: listSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./OrderListPage.tsx'), 'OrderListPage')),
  }),
];

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';
import { idSearch } from '../platform/address-id.ts';

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
    validateSearch: idSearch,
    component: lazyRouteComponent(() => import('./GenerateOrderPage.tsx'), 'GenerateOrderPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'vieworder',
    staticData: { menuPage: 'orderlist' },
    validateSearch: idSearch,
    component: lazyRouteComponent(() => import('./ViewOrderPage.tsx'), 'ViewOrderPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'orderlist',
    validateSearch: listSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./OrderListPage.tsx'), 'OrderListPage')),
  }),
];

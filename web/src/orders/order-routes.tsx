import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { filteredSearch } from '../ui/lists/list-search.ts';
import { idSearch } from '../platform/address-id.ts';
import { orderSearch } from './order-search.ts';

export const orderRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addorder',
    validateSearch: filteredSearch,
    ...pageWithRows(lazyPage(() => import('./AddOrderPage.tsx'), 'AddOrderPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'generateorder',
    staticData: { menuPage: 'addorder' },
    validateSearch: idSearch,
    component: lazyPage(() => import('./GenerateOrderPage.tsx'), 'GenerateOrderPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'vieworder',
    staticData: { menuPage: 'orderlist' },
    validateSearch: orderSearch,
    component: lazyPage(() => import('./ViewOrderPage.tsx'), 'ViewOrderPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'orderlist',
    validateSearch: filteredSearch,
    ...pageWithRows(lazyPage(() => import('./OrderListPage.tsx'), 'OrderListPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'orderlines',
    staticData: { menuPage: 'orderlist' },
    validateSearch: filteredSearch,
    ...pageWithRows(lazyPage(() => import('./OrderLinesPage.tsx'), 'OrderLinesPage')),
  }),
];

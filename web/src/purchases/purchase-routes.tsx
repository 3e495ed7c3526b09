import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const purchaseRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addpurchase',
    component: lazyRouteComponent(() => import('./AddPurchasePage.tsx'), 'AddPurchasePage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'purchaselist',
    validateSearch: listSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./PurchaseListPage.tsx'), 'PurchaseListPage')),
  }),
];

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
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
    component: lazyRouteComponent(() => import('./PurchaseListPage.tsx'), 'PurchaseListPage'),
  }),
];

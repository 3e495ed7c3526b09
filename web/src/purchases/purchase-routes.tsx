import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { filteredSearch } from '../ui/lists/list-search.ts';

export const purchaseRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addpurchase',
    component: lazyPage(() => import('./AddPurchasePage.tsx'), 'AddPurchasePage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'purchaselist',
    validateSearch: filteredSearch,
    ...pageWithRows(lazyPage(() => import('./PurchaseListPage.tsx'), 'PurchaseListPage')),
  }),
];

import { createRoute } from '@tanstack/react-router';
import * as z from 'zod';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { filteredSearch } from '../ui/lists/list-search.ts';

/** The products that are short and open filled in, with commas between their ids. */
const purchaseSearch = z.object({
  products: z.coerce.string().optional().catch(undefined),
});

export const purchaseRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addpurchase',
    validateSearch: purchaseSearch,
    component: lazyPage(() => import('./AddPurchasePage.tsx'), 'AddPurchasePage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'purchaselist',
    validateSearch: filteredSearch,
    ...pageWithRows(lazyPage(() => import('./PurchaseListPage.tsx'), 'PurchaseListPage')),
  }),
];

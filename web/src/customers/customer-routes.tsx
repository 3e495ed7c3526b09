import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import * as z from 'zod';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { filteredSearch } from '../ui/lists/list-search.ts';
import { recordSearch } from '../ui/page/record-view.ts';
import { addressId, addressText } from '../platform/address-id.ts';

export const customerRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addcustomer',
    /** The enquiry whose company becomes a customer, or the name to begin with. */
    validateSearch: z.object({ deal: addressId, name: addressText }),
    component: lazyPage(() => import('./AddCustomerPage.tsx'), 'AddCustomerPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'customerlist',
    validateSearch: filteredSearch,
    ...pageWithRows(lazyPage(() => import('./CustomerListPage.tsx'), 'CustomerListPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'viewcustomer',
    staticData: { menuPage: 'customerlist' },
    validateSearch: recordSearch,
    component: lazyPage(() => import('./ViewCustomerPage.tsx'), 'ViewCustomerPage'),
  }),
];

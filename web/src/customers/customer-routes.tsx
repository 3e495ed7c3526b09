import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';
import { recordSearch } from '../ui/page/record-view.ts';

export const customerRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addcustomer',
    component: lazyRouteComponent(() => import('./AddCustomerPage.tsx'), 'AddCustomerPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'customerlist',
    validateSearch: listSearch,
    component: lazyRouteComponent(() => import('./CustomerListPage.tsx'), 'CustomerListPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'viewcustomer',
    staticData: { menuPage: 'customerlist' },
    validateSearch: recordSearch,
    component: lazyRouteComponent(() => import('./ViewCustomerPage.tsx'), 'ViewCustomerPage'),
  }),
];

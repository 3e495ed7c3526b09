import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';
import { recordSearch } from '../ui/page/record-view.ts';

export const productRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addproduct',
    component: lazyRouteComponent(() => import('./AddProductPage.tsx'), 'AddProductPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'productlist',
    validateSearch: listSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./ProductListPage.tsx'), 'ProductListPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'viewproduct',
    staticData: { menuPage: 'productlist' },
    validateSearch: recordSearch,
    component: lazyRouteComponent(() => import('./ViewProductPage.tsx'), 'ViewProductPage'),
  }),
];

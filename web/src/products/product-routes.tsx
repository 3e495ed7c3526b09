import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { filteredSearch } from '../ui/lists/list-search.ts';
import { recordSearch } from '../ui/page/record-view.ts';

export const productRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addproduct',
    component: lazyPage(() => import('./AddProductPage.tsx'), 'AddProductPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'productlist',
    validateSearch: filteredSearch,
    ...pageWithRows(lazyPage(() => import('./ProductListPage.tsx'), 'ProductListPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'viewproduct',
    staticData: { menuPage: 'productlist' },
    validateSearch: recordSearch,
    component: lazyPage(() => import('./ViewProductPage.tsx'), 'ViewProductPage'),
  }),
];

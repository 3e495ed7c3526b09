import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { filteredSearch } from '../ui/lists/list-search.ts';

export const stockRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'stocklist',
    validateSearch: filteredSearch,
    ...pageWithRows(lazyPage(() => import('./StockListPage.tsx'), 'StockListPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addstockcount',
    staticData: { menuPage: 'stocklist' },
    validateSearch: filteredSearch,
    ...pageWithRows(lazyPage(() => import('./AddStockCountPage.tsx'), 'AddStockCountPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'shortages',
    validateSearch: filteredSearch,
    ...pageWithRows(lazyPage(() => import('./ShortagesPage.tsx'), 'ShortagesPage')),
  }),
];

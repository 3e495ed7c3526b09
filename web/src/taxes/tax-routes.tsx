import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const taxRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addtax',
    validateSearch: listSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./TaxListPage.tsx'), 'TaxListPage')),
  }),
];

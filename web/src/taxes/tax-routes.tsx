import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const taxRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addtax',
    validateSearch: listSearch,
    component: lazyRouteComponent(() => import('./TaxListPage.tsx'), 'TaxListPage'),
  }),
];

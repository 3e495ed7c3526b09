import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const salesCallRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'saleslist',
    validateSearch: listSearch,
    component: lazyRouteComponent(() => import('./SalesCallListPage.tsx'), 'SalesCallListPage'),
  }),
];

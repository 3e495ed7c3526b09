import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { filteredSearch } from '../ui/lists/list-search.ts';

export const reportRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'reports',
    validateSearch: filteredSearch,
    component: lazyPage(() => import('./ReportsPage.tsx'), 'ReportsPage'),
  }),
];

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';

export const dashboardRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'dashboard',
    ...pageWithRows(lazyRouteComponent(() => import('./DashboardPage.tsx'), 'DashboardPage')),
  }),
];

import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';

export const dashboardRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'dashboard',
    ...pageWithRows(lazyPage(() => import('./DashboardPage.tsx'), 'DashboardPage')),
  }),
];

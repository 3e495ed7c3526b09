import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';

export const dashboardRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'dashboard',
    component: lazyRouteComponent(() => import('./DashboardPage.tsx'), 'DashboardPage'),
  }),
];

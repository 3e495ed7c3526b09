import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';

export const healthRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'systemhealth',
    component: lazyRouteComponent(() => import('./SystemHealthPage.tsx'), 'SystemHealthPage'),
  }),
];

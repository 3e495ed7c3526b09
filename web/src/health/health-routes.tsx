import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { shellRoute } from '../shell/shell-route.tsx';

export const healthRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'systemhealth',
    component: lazyPage(() => import('./SystemHealthPage.tsx'), 'SystemHealthPage'),
  }),
];

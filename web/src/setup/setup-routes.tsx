import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { shellRoute } from '../shell/shell-route.tsx';

export const setupRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'setup',
    component: lazyPage(() => import('./SetupPage.tsx'), 'SetupPage'),
  }),
];

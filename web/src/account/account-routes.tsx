import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { shellRoute } from '../shell/shell-route.tsx';

export const accountRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'account',
    component: lazyPage(() => import('./AccountPage.tsx'), 'AccountPage'),
  }),
];

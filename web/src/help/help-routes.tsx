import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { shellRoute } from '../shell/shell-route.tsx';

export const helpRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'help',
    component: lazyPage(() => import('./HelpPage.tsx'), 'HelpPage'),
  }),
];

import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { shellRoute } from '../shell/shell-route.tsx';

export const settingsRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'settings',
    component: lazyPage(() => import('./SettingsPage.tsx'), 'SettingsPage'),
  }),
];

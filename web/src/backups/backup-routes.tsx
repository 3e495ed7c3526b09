import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { shellRoute } from '../shell/shell-route.tsx';

export const backupRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'backups',
    component: lazyPage(() => import('./BackupsPage.tsx'), 'BackupsPage'),
  }),
];

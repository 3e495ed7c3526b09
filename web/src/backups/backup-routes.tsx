import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';

export const backupRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'backups',
    component: lazyRouteComponent(() => import('./BackupsPage.tsx'), 'BackupsPage'),
  }),
];

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';
import { privateLogSearch } from './private-log-search.ts';

export const privateAccessRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'privatelog',
    validateSearch: privateLogSearch,
    component: lazyRouteComponent(() => import('./PrivateLogPage.tsx'), 'PrivateLogPage'),
  }),
];

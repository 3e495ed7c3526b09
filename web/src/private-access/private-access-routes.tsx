import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { privateLogSearch } from './private-log-search.ts';

export const privateAccessRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'privatelog',
    validateSearch: privateLogSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./PrivateLogPage.tsx'), 'PrivateLogPage')),
  }),
];

import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { privateLogSearch } from './private-log-search.ts';

export const privateAccessRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'privatelog',
    validateSearch: privateLogSearch,
    ...pageWithRows(lazyPage(() => import('./PrivateLogPage.tsx'), 'PrivateLogPage')),
  }),
];

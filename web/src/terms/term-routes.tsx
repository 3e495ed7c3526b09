import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { termSearch } from './term-search.ts';

export const termRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addterms',
    validateSearch: termSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./TermListPage.tsx'), 'TermListPage')),
  }),
];

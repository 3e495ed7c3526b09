import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';
import { termSearch } from './term-search.ts';

export const termRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addterms',
    validateSearch: termSearch,
    component: lazyRouteComponent(() => import('./TermListPage.tsx'), 'TermListPage'),
  }),
];

import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { termSearch } from './term-search.ts';

export const termRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addterms',
    validateSearch: termSearch,
    ...pageWithRows(lazyPage(() => import('./TermListPage.tsx'), 'TermListPage')),
  }),
];

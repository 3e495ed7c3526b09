import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { dueSearch } from './due-search.ts';

export const followUpRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'followups',
    validateSearch: dueSearch,
    ...pageWithRows(lazyPage(() => import('./FollowUpsPage.tsx'), 'FollowUpsPage')),
  }),
];

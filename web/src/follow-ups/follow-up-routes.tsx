import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';
import { dueSearch } from './due-search.ts';

export const followUpRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'followups',
    validateSearch: dueSearch,
    component: lazyRouteComponent(() => import('./FollowUpsPage.tsx'), 'FollowUpsPage'),
  }),
];

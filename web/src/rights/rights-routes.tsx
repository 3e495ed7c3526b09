import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const rightsRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'adduserrights',
    validateSearch: listSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./AddUserRightsPage.tsx'), 'AddUserRightsPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'assignuserrights',
    staticData: { menuPage: 'userlist' },
    validateSearch: z.object({ id: z.coerce.number().int().min(1).optional().catch(undefined) }),
    component: lazyRouteComponent(() => import('./AssignUserRightsPage.tsx'), 'AssignUserRightsPage'),
  }),
];

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const brochureRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'downloadbrochure',
    validateSearch: listSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./BrochureListPage.tsx'), 'BrochureListPage')),
  }),
];

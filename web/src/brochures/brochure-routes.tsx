import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const brochureRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'downloadbrochure',
    validateSearch: listSearch,
    ...pageWithRows(lazyPage(() => import('./BrochureListPage.tsx'), 'BrochureListPage')),
  }),
];

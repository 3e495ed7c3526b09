import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const returnRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'returnlist',
    validateSearch: listSearch,
    ...pageWithRows(lazyPage(() => import('./ReturnListPage.tsx'), 'ReturnListPage')),
  }),
];

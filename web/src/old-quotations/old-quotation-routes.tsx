import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { oldQuotationSearch } from './chosen-year.ts';

export const oldQuotationRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'oldquotation',
    validateSearch: oldQuotationSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./OldQuotationListPage.tsx'), 'OldQuotationListPage')),
  }),
];

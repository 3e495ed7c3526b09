import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { oldQuotationSearch } from './chosen-year.ts';

export const oldQuotationRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'oldquotation',
    validateSearch: oldQuotationSearch,
    ...pageWithRows(lazyPage(() => import('./OldQuotationListPage.tsx'), 'OldQuotationListPage')),
  }),
];

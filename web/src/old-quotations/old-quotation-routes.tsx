import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';
import { oldQuotationSearch } from './chosen-year.ts';

export const oldQuotationRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'oldquotation',
    validateSearch: oldQuotationSearch,
    component: lazyRouteComponent(() => import('./OldQuotationListPage.tsx'), 'OldQuotationListPage'),
  }),
];

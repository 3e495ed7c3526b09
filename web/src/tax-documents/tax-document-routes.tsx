import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { taxDocumentSearch } from './tax-document-search.ts';

export const taxDocumentRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'taxdocuments',
    validateSearch: taxDocumentSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./TaxDocumentsPage.tsx'), 'TaxDocumentsPage')),
  }),
];

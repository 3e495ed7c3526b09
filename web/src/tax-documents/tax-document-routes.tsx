import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { taxDocumentSearch } from './tax-document-search.ts';

export const taxDocumentRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'taxdocuments',
    validateSearch: taxDocumentSearch,
    ...pageWithRows(lazyPage(() => import('./TaxDocumentsPage.tsx'), 'TaxDocumentsPage')),
  }),
];

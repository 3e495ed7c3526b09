import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { queueSearch } from './approvals/queue-search.ts';
import { builderSearch } from './builder/builder-search.ts';
import { quotationListSearch } from './chosen-status.ts';
import { quickSearch } from './quick/quick-search.ts';
import { idSearch } from '../platform/address-id.ts';

export const quotationRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addquotation',
    validateSearch: builderSearch,
    ...pageWithRows(lazyPage(() => import('./builder/AddQuotationPage.tsx'), 'AddQuotationPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'quickquotation',
    validateSearch: quickSearch,
    ...pageWithRows(lazyPage(() => import('./quick/QuickQuotationPage.tsx'), 'QuickQuotationPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'quotationlist',
    validateSearch: quotationListSearch,
    ...pageWithRows(lazyPage(() => import('./QuotationListPage.tsx'), 'QuotationListPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'approvals',
    validateSearch: queueSearch,
    ...pageWithRows(lazyPage(() => import('./approvals/ApprovalQueuePage.tsx'), 'ApprovalQueuePage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'viewquotation',
    staticData: { menuPage: 'quotationlist' },
    validateSearch: idSearch,
    component: lazyPage(() => import('./view/ViewQuotationPage.tsx'), 'ViewQuotationPage'),
  }),
];

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
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
    ...pageWithRows(lazyRouteComponent(() => import('./builder/AddQuotationPage.tsx'), 'AddQuotationPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'quickquotation',
    validateSearch: quickSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./quick/QuickQuotationPage.tsx'), 'QuickQuotationPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'quotationlist',
    validateSearch: quotationListSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./QuotationListPage.tsx'), 'QuotationListPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'approvals',
    validateSearch: queueSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./approvals/ApprovalQueuePage.tsx'), 'ApprovalQueuePage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'viewquotation',
    staticData: { menuPage: 'quotationlist' },
    validateSearch: idSearch,
    component: lazyRouteComponent(() => import('./view/ViewQuotationPage.tsx'), 'ViewQuotationPage'),
  }),
];

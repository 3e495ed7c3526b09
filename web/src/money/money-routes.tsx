import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { filteredSearch } from '../ui/lists/list-search.ts';
import { deductionSearch } from './deduction-search.ts';
import { outstandingSearch } from './outstanding-search.ts';
import { receiptSearch } from './receipt-search.ts';

export const moneyRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'receipts',
    validateSearch: filteredSearch,
    ...pageWithRows(lazyPage(() => import('./ReceiptListPage.tsx'), 'ReceiptListPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'receipt',
    staticData: { menuPage: 'receipts' },
    validateSearch: receiptSearch,
    component: lazyPage(() => import('./ReceiptPage.tsx'), 'ReceiptPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'deductions',
    staticData: { menuPage: 'receipts' },
    validateSearch: deductionSearch,
    component: lazyPage(() => import('./DeductionsPage.tsx'), 'DeductionsPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'refunds',
    staticData: { menuPage: 'receipts' },
    validateSearch: filteredSearch,
    ...pageWithRows(lazyPage(() => import('./RefundListPage.tsx'), 'RefundListPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'outstanding',
    validateSearch: outstandingSearch,
    ...pageWithRows(lazyPage(() => import('./OutstandingPage.tsx'), 'OutstandingPage')),
  }),
];

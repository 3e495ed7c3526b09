import { createRoute } from '@tanstack/react-router';
import { addressId } from '../platform/address-id.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const creditNoteRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'creditnotes',
    validateSearch: listSearch.extend({ returnid: addressId, billid: addressId }),
    ...pageWithRows(lazyPage(() => import('./CreditNoteListPage.tsx'), 'CreditNoteListPage')),
  }),
];

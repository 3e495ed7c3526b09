import { createRoute } from '@tanstack/react-router';
import { addressText } from '../platform/address-id.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const enquiryRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'enquiries',
    /** The company of an enquiry to add. */
    validateSearch: listSearch.extend({ add: addressText }),
    ...pageWithRows(lazyPage(() => import('./EnquiryListPage.tsx'), 'EnquiryListPage')),
  }),
];

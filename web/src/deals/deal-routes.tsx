import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { idSearch } from '../platform/address-id.ts';

export const dealRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'deal',
    staticData: { menuPage: 'quotationlist' },
    validateSearch: idSearch,
    component: lazyPage(() => import('./DealPage.tsx'), 'DealPage'),
  }),
];

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';
import { idSearch } from '../platform/address-id.ts';

export const dealRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'deal',
    staticData: { menuPage: 'quotationlist' },
    validateSearch: idSearch,
    component: lazyRouteComponent(() => import('./DealPage.tsx'), 'DealPage'),
  }),
];

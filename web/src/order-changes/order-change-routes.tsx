import { createRoute } from '@tanstack/react-router';
import { idSearch } from '../platform/address-id.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { shellRoute } from '../shell/shell-route.tsx';

export const orderChangeRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'changeorder',
    staticData: { menuPage: 'orderlist' },
    validateSearch: idSearch,
    component: lazyPage(() => import('./ChangeOrderPage.tsx'), 'ChangeOrderPage'),
  }),
];

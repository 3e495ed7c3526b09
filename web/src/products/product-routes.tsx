import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const productRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addproduct',
    component: lazyRouteComponent(() => import('./AddProductPage.tsx'), 'AddProductPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'productlist',
    validateSearch: listSearch,
    component: lazyRouteComponent(() => import('./ProductListPage.tsx'), 'ProductListPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'viewproduct',
    staticData: { menuPage: 'productlist' },
    validateSearch: z.object({ id: z.coerce.number().int().min(1).optional().catch(undefined) }),
    component: lazyRouteComponent(() => import('./ViewProductPage.tsx'), 'ViewProductPage'),
  }),
];

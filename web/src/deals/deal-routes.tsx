import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod';
import { shellRoute } from '../shell/shell-route.tsx';

export const dealRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'deal',
    staticData: { menuPage: 'quotationlist' },
    validateSearch: z.object({ id: z.coerce.number().int().min(1).optional().catch(undefined) }),
    component: lazyRouteComponent(() => import('./DealPage.tsx'), 'DealPage'),
  }),
];

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';

export const approvalRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'approvallimits',
    component: lazyRouteComponent(() => import('./ApprovalLimitsPage.tsx'), 'ApprovalLimitsPage'),
  }),
];

import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { shellRoute } from '../shell/shell-route.tsx';

export const approvalRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'approvallimits',
    component: lazyPage(() => import('./ApprovalLimitsPage.tsx'), 'ApprovalLimitsPage'),
  }),
];

import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { shellRoute } from '../shell/shell-route.tsx';
import { auditLogSearch } from './audit-log-search.ts';

export const auditLogRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'auditlog',
    validateSearch: auditLogSearch,
    component: lazyRouteComponent(() => import('./AuditLogPage.tsx'), 'AuditLogPage'),
  }),
];

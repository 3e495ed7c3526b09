import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { auditLogSearch } from './audit-log-search.ts';

export const auditLogRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'auditlog',
    validateSearch: auditLogSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./AuditLogPage.tsx'), 'AuditLogPage')),
  }),
];

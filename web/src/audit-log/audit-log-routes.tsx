import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { auditLogSearch } from './audit-log-search.ts';

export const auditLogRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'auditlog',
    validateSearch: auditLogSearch,
    ...pageWithRows(lazyPage(() => import('./AuditLogPage.tsx'), 'AuditLogPage')),
  }),
];

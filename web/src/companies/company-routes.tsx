import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const companyRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addcompany',
    component: lazyPage(() => import('./AddCompanyPage.tsx'), 'AddCompanyPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'companylist',
    validateSearch: listSearch,
    ...pageWithRows(lazyPage(() => import('./CompanyListPage.tsx'), 'CompanyListPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'edit-company/$companyId',
    staticData: { menuPage: 'companylist' },
    component: lazyPage(() => import('./EditCompanyPage.tsx'), 'EditCompanyPage'),
  }),
];

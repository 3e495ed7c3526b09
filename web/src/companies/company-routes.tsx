import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageWithRows } from '../platform/page-with-rows.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { listSearch } from '../ui/lists/list-search.ts';

export const companyRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'addcompany',
    component: lazyRouteComponent(() => import('./AddCompanyPage.tsx'), 'AddCompanyPage'),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'companylist',
    validateSearch: listSearch,
    ...pageWithRows(lazyRouteComponent(() => import('./CompanyListPage.tsx'), 'CompanyListPage')),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'edit-company/$companyId',
    staticData: { menuPage: 'companylist' },
    component: lazyRouteComponent(() => import('./EditCompanyPage.tsx'), 'EditCompanyPage'),
  }),
];

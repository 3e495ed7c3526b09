import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { storedLogin } from '../platform/login.ts';
import { rootRoute } from '../shell/shell-route.tsx';

export const sessionRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    beforeLoad: () => {
      if (storedLogin()) throw redirect({ to: '/dashboard' });
    },
    component: lazyRouteComponent(() => import('./LoginPage.tsx'), 'LoginPage'),
  }),
];

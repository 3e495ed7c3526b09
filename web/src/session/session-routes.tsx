import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { storedLogin } from '../platform/login.ts';
import { rootRoute } from '../shell/shell-route.tsx';

export const sessionRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    beforeLoad: () => {
      if (storedLogin()) throw redirect({ to: '/dashboard' });
    },
    component: lazyPage(() => import('./LoginPage.tsx'), 'LoginPage'),
  }),
];

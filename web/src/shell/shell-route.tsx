/** The two routes above all others. Area files hang their pages under `shellRoute`; this file knows none of them. */
import { createRootRoute, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { storedLogin } from '../platform/login.ts';
import { Notices } from '../platform/notify.tsx';
import { NotFound } from './NotFound.tsx';

function Root() {
  return (
    <>
      <Outlet />
      <Notices />
    </>
  );
}

export const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFound });

/** Top bar, side menu and footer around every page behind the login. A visitor who is not logged in goes to the login page. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: () => {
    if (!storedLogin()) throw redirect({ to: '/' });
  },
  component: lazyRouteComponent(() => import('./Shell.tsx'), 'Shell'),
  notFoundComponent: NotFound,
});

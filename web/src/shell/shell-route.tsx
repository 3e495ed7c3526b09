/** The two routes above all others. Areas add their pages under `shellRoute`; this file imports none of them. */
import { createRootRoute, createRoute, Outlet, redirect, useRouter } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { onlyPageOf, storedLogin } from '../platform/login.ts';
import { Notices } from '../platform/notify.tsx';
import { NotFound } from './NotFound.tsx';
import { ShellOutline } from './ShellOutline.tsx';

function Root() {
  const router = useRouter();
  return (
    <>
      <Outlet />
      <Notices onFollow={(href) => void router.navigate({ href })} />
    </>
  );
}

export const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFound });

/** Top bar, side menu and footer around every page behind the login. A visitor who is not logged in goes to the login page. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ location }) => {
    const login = storedLogin();
    if (!login) throw redirect({ to: '/' });
    const page = onlyPageOf(login);
    if (page && location.pathname !== page) throw redirect({ to: page });
  },
  component: lazyPage(() => import('./Shell.tsx'), 'Shell'),
  pendingComponent: ShellOutline,
  notFoundComponent: NotFound,
});

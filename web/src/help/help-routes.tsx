import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '../platform/lazy-page.ts';
import { shellRoute } from '../shell/shell-route.tsx';
import { loadSection } from './load-section.ts';

export const helpRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: 'help',
    /** The question mark of a page names the page, because no other page loads the texts of the help. */
    beforeLoad: async ({ search }) => {
      const page: unknown = Reflect.get(search, 'of');
      if (typeof page === 'string') throw redirect({ to: '/help', hash: await loadSection(page), replace: true });
    },
    component: lazyPage(() => import('./HelpPage.tsx'), 'HelpPage'),
  }),
];

import { Link, useMatches, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page of the side menu that this page is reached from, where the menu does not have it itself. */
    readonly menuPage?: string;
  }
}

/** The path of a page that the server names without its slash, in any case. */
export function pagePath(page: string): string {
  return `/${page.toLowerCase()}`;
}

/** Tells of a page that the server names whether this build has it. */
export function usePageExists(): (page: string) => boolean {
  const { routesByPath } = useRouter();
  return (page) => page !== '' && pagePath(page) in routesByPath;
}

/** The path of the menu's page that is shown, or that the shown page is reached from. */
export function useMenuPath(): string {
  return useMatches({
    select: (matches) => {
      const shown = matches.at(-1);
      return shown?.staticData.menuPage === undefined ? (shown?.pathname.toLowerCase() ?? '/') : pagePath(shown.staticData.menuPage);
    },
  });
}

interface PageLinkProps {
  readonly page: string;
  /** What the page's list is to show. */
  readonly search?: object;
  readonly className?: string;
  readonly title?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link to a page that the server names. It marks itself with `aria-current` while its page, or one reached from it, is shown. */
export function PageLink({ page, search = {}, ...rest }: PageLinkProps) {
  const isAbove = useMenuPath() === pagePath(page);
  return (
    <Link
      to={pagePath(page)}
      search={search}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={isAbove || undefined}
      {...rest}
    />
  );
}

import { Link, useMatches, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page of the side menu that leads to this page, if the menu does not contain this page. */
    readonly menuPage?: string;
  }
}

/** The path of a page that the server names without its slash, in upper or lower case. */
export function pagePath(page: string): string {
  return `/${page.toLowerCase()}`;
}

/** Returns a function that checks whether this build has a page named by the server. */
export function usePageExists(): (page: string) => boolean {
  const { routesByPath } = useRouter();
  return (page) => page !== '' && pagePath(page) in routesByPath;
}

/** The path of the current page, or of the page in the menu that leads to it. */
export function useMenuPath(): string {
  return useMatches({
    select: (matches) => {
      const shown = matches.at(-1);
      return shown?.staticData.menuPage === undefined ? (shown?.pathname.toLowerCase() ?? '/') : pagePath(shown.staticData.menuPage);
    },
  });
}

export interface PageLinkProps {
  readonly page: string;
  /** What the page's list shows: search, filters or order. */
  readonly search?: Readonly<Record<string, string | number | undefined>>;
  readonly className?: string;
  readonly 'data-tooltip'?: string | undefined;
  readonly 'aria-label'?: string;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link to a page that the server names. It has `aria-current` while its page, or one reached from it, is shown. */
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

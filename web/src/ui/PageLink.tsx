import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The path of a page that the server names without its slash, in any case. */
export function pagePath(page: string): string {
  return `/${page.toLowerCase()}`;
}

/** Tells of a page that the server names whether this build has it. */
export function usePageExists(): (page: string) => boolean {
  const { routesByPath } = useRouter();
  return (page) => page !== '' && pagePath(page) in routesByPath;
}

interface PageLinkProps {
  readonly page: string;
  readonly className?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link to a page that the server names. It marks itself with `aria-current` while its page is shown. */
export function PageLink({ page, ...rest }: PageLinkProps) {
  return <Link to={pagePath(page)} activeOptions={{ exact: true, includeSearch: false }} {...rest} />;
}

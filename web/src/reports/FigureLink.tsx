import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageAddress } from '../ui/page/page-address.ts';
import { pagePath } from '../ui/page/PageLink.tsx';

interface FigureLinkProps {
  /** The address of the list, as the server names it; blank for none. */
  readonly page: string;
  readonly className?: string;
  /** Whether Enter in the row opens it. */
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

/** A figure that opens exactly the records that it counts. */
export function FigureLink({ page, className, isMain = false, children }: FigureLinkProps) {
  if (page === '') return <span className={className}>{children}</span>;
  const { page: path, search } = pageAddress(page);
  return (
    <Link
      to={pagePath(path)}
      search={search}
      state={{ isOpenedByFigure: true }}
      className={className}
      {...(isMain && { 'data-opens': '' })}
      data-figure={page}
    >
      {children}
    </Link>
  );
}

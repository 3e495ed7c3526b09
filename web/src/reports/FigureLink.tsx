import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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
  const [path = '', query = ''] = page.split('?');
  return (
    <Link
      to={pagePath(path)}
      search={asAddress(query)}
      state={{ isOpenedByFigure: true }}
      className={className}
      {...(isMain && { 'data-opens': '' })}
      data-figure={page}
    >
      {children}
    </Link>
  );
}

/** The filters as the router has them: whole numbers as numbers. */
function asAddress(query: string): Record<string, string | number> {
  return Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [name, /^\d{1,15}$/.test(value) ? Number(value) : value]),
  );
}

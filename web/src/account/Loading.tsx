import type { ReactNode } from 'react';
import '../ui/lists/list.css';

/** Keeps the place of something that is loading: as high as its children, which are not shown. */
export function Loading({ children }: { readonly children: ReactNode }) {
  return (
    <span className="account-loading" aria-hidden>
      {children}
    </span>
  );
}

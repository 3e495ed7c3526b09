import { PageLink } from '../ui/page/PageLink.tsx';
import type { MenuPage } from './menu-tree.ts';

/** The links to the pages of a group. */
export function GroupPages({ pages, onGo }: { readonly pages: readonly MenuPage[]; readonly onGo?: () => void }) {
  return (
    <ul>
      {pages.map(({ name, page }) => (
        <li key={page}>
          <PageLink page={page} className="side-entry" onClick={onGo}>
            <span className="side-name">{name}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

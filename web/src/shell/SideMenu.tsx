import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../platform/call-failure.ts';
import { useLogin } from '../platform/login.ts';
import { PageLink, pagePath, useMenuPath, usePageExists } from '../ui/PageLink.tsx';
import { MenuIcon } from './menu-icons.tsx';
import { menuTree, type MenuEntry } from './menu-tree.ts';
import { shellMessages } from './shell-messages.ts';
import { menuQuery, subMenuQuery } from './shell-queries.ts';

/** The menus that the user may see. One group is open: the one of the current page, or the one opened last. */
export function SideMenu() {
  const { userId } = useLogin();
  const menus = useQuery(menuQuery(userId));
  const subMenus = useQuery(subMenuQuery(userId));
  const pageExists = usePageExists();
  const path = useMenuPath();
  const entries = menus.data && subMenus.data ? menuTree(menus.data, subMenus.data, pageExists) : [];
  const failed = [menus, subMenus].filter(({ data, error }) => !data && error);
  const [opened, setOpened] = useState<{ readonly path: string; readonly menuId: number | undefined }>();

  // What the user opened counts until they go to another page; then the group of that page is the open one again.
  const current = entries.find((entry) => entry.pages.some(({ page }) => pagePath(page) === path));
  const openId = opened?.path === path ? opened.menuId : current?.menuId;

  return (
    <nav aria-label="Menu" className="side-menu">
      {failed[0] && (
        <div className="side-menu-failure" role="alert">
          <p>{failureSentence(failed[0].error)}</p>
          <button type="button" className="plain-button" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
            {shellMessages.tryAgain}
          </button>
        </div>
      )}
      <ul>
        {entries.map((entry) =>
          entry.page === undefined ? (
            <MenuGroup
              key={entry.menuId}
              entry={entry}
              isOpen={entry.menuId === openId}
              onToggle={() => setOpened({ path, menuId: entry.menuId === openId ? undefined : entry.menuId })}
            />
          ) : (
            <li key={entry.menuId}>
              <PageLink page={entry.page} className="side-entry">
                <MenuIcon index={entry.iconIndex} />
                {entry.name}
              </PageLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

interface MenuGroupProps {
  readonly entry: MenuEntry;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function MenuGroup({ entry, isOpen, onToggle }: MenuGroupProps) {
  return (
    <li>
      <button type="button" className="side-entry" aria-expanded={isOpen} onClick={onToggle}>
        <MenuIcon index={entry.iconIndex} />
        {entry.name}
        <span className="side-arrow" aria-hidden="true">
          {isOpen ? <DownOutlined /> : <RightOutlined />}
        </span>
      </button>
      {isOpen && (
        <ul>
          {entry.pages.map(({ name, page }) => (
            <li key={page}>
              <PageLink page={page} className="side-entry">
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

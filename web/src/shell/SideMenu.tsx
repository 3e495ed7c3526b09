import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { failureSentence } from '../platform/call-failure.ts';
import { onlyPageOf, useLogin } from '../platform/login.ts';
import { PageLink, pagePath, useMenuPath, usePageExists } from '../ui/page/PageLink.tsx';
import { MenuIcon } from './menu-icons.tsx';
import { inDayOrder } from './menu-order.ts';
import { menuTree, type MenuEntry, type MenuPage } from './menu-tree.ts';
import { GroupButton, MenuGroup } from './MenuGroup.tsx';
import { RailGroup } from './RailGroup.tsx';
import { shellMessages } from './shell-messages.ts';
import { menuQuery, subMenuQuery } from './shell-queries.ts';

interface SideMenuProps {
  readonly isRail: boolean;
  /** The pages of the links that follow the menus. */
  readonly more: readonly MenuPage[];
  /** These links. */
  readonly children: ReactNode;
}

/** Of the entry into which reference data and administration are folded. */
const officeId = -1;
const officeIcon = 9;

/**
 * The menus that the user may see. One group is open: the one of the current page, or the one opened last. On a rail, groups open beside
 * it.
 */
export function SideMenu({ isRail, more, children }: SideMenuProps) {
  const login = useLogin();
  const { userId } = login;
  const onlyPage = onlyPageOf(login);
  const menus = useQuery({ ...menuQuery(userId), enabled: !onlyPage });
  const subMenus = useQuery({ ...subMenuQuery(userId), enabled: !onlyPage });
  const pageExists = usePageExists();
  const path = useMenuPath();
  const entries = menus.data && subMenus.data ? menuTree(menus.data, subMenus.data, pageExists) : [];
  const failed = [menus, subMenus].filter(({ data, error }) => !data && error);
  const [opened, setOpened] = useState<{ readonly path: string; readonly menuId: number | undefined }>();

  const { daily, office, isFolded } = inDayOrder(entries, more.length);
  const officePages = [...office.flatMap(({ name, page, pages }) => (page === undefined ? pages : [{ name, page }])), ...more];
  const folded: MenuEntry = { menuId: officeId, name: shellMessages.office, iconIndex: officeIcon, page: undefined, pages: officePages };
  const isAtOffice = officePages.some(({ page }) => pagePath(page) === path);
  const [isOfficeOpen, setOfficeOpen] = useState<{ readonly path: string; readonly isOpen: boolean }>();
  const showsOffice = isOfficeOpen?.path === path ? isOfficeOpen.isOpen : isAtOffice;

  // The group that the user opened stays open until they go to another page; then the group of that page is open.
  const current = entries.find((entry) => entry.pages.some(({ page }) => pagePath(page) === path));
  const openId = opened?.path === path ? opened.menuId : current?.menuId;

  // A long menu scrolls: to the current page, and to the pages of a group that was opened.
  const menu = useRef<HTMLElement>(null);
  const hasEntries = entries.length > 0;
  useEffect(() => {
    if (!hasEntries) return;
    if (!isRail) menu.current?.querySelector('[aria-expanded="true"]')?.parentElement?.scrollIntoView({ block: 'nearest' });
    if (opened?.path !== path) menu.current?.querySelector('[aria-current], .side-entry-current')?.scrollIntoView({ block: 'nearest' });
  }, [hasEntries, isRail, openId, opened, path]);

  const shown = (entry: MenuEntry) =>
    entry.page !== undefined ? (
      <li key={entry.menuId}>
        <PageLink page={entry.page} className="side-entry" data-tooltip={isRail ? entry.name : undefined}>
          <MenuIcon index={entry.iconIndex} />
          <span className="side-name">{entry.name}</span>
        </PageLink>
      </li>
    ) : isRail ? (
      <RailGroup key={entry.menuId} entry={entry} isCurrent={entry === current} />
    ) : (
      <MenuGroup
        key={entry.menuId}
        entry={entry}
        isOpen={entry.menuId === openId}
        onToggle={() => setOpened({ path, menuId: entry.menuId === openId ? undefined : entry.menuId })}
      />
    );

  return (
    <nav ref={menu} aria-label="Menu" className="side-menu">
      {failed[0] && (
        <div className="side-menu-failure" role="alert">
          <p>{failureSentence(failed[0].error)}</p>
          <button type="button" className="plain-button" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
            {shellMessages.tryAgain}
          </button>
        </div>
      )}
      <ul>
        {daily.map(shown)}
        {!isFolded && office.map(shown)}
        {isFolded && isRail && <RailGroup entry={folded} isCurrent={isAtOffice} />}
        {isFolded && !isRail && (
          <li className="side-office">
            <GroupButton entry={folded} isOpen={showsOffice} onToggle={() => setOfficeOpen({ path, isOpen: !showsOffice })} />
            {showsOffice && <ul>{office.map(shown)}</ul>}
          </li>
        )}
      </ul>
      {(!isFolded || (showsOffice && !isRail)) && <div className="side-more">{children}</div>}
    </nav>
  );
}

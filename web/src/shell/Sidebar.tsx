import { KeyboardIcon } from '../ui/icons/KeyboardIcon.tsx';
import { ReadIcon } from '../ui/icons/ReadIcon.tsx';
import { LogoutIcon } from '../ui/icons/LogoutIcon.tsx';
import type { ReactNode } from 'react';
import { useLogin } from '../platform/login.ts';
import { logOut } from '../platform/session.ts';
import { keyMessages } from '../ui/keys/key-messages.ts';
import { PageLink, usePageExists } from '../ui/page/PageLink.tsx';
import { fixedPages, scrolledPages, type AdministratorPage } from './administrator-pages.tsx';
import './sidebar.css';
import { HelpPageLink } from './HelpLink.tsx';
import { shellMessages } from './shell-messages.ts';
import { SideMenu } from './SideMenu.tsx';
import { UserPhoto } from './UserPhoto.tsx';

interface SidebarProps {
  /** Only icons, whose names appear when the mouse rests on them. */
  readonly isRail?: boolean;
  /** More entries below the menu. */
  readonly foot?: ReactNode;
  /** Shows the keys of the page. */
  readonly onShowKeys?: () => void;
}

/** The logged-in user, the menu, and below it what concerns the login. */
export function Sidebar({ isRail = false, foot, onShowKeys }: SidebarProps) {
  const login = useLogin();
  const pageExists = usePageExists();
  const isAdministrator = login.loginType === 'Administrator';
  const links = (pages: readonly AdministratorPage[]) =>
    isAdministrator &&
    pages
      .filter(({ page }) => pageExists(page))
      .map(({ page, name, icon, state }) => (
        <PageLink key={page} page={page} className="side-entry" data-tooltip={isRail ? name : undefined}>
          <span className="menu-icon" aria-hidden="true">
            {icon}
          </span>
          <span className="side-name">{name}</span>
          {state}
        </PageLink>
      ));
  return (
    <div className={isRail ? 'sidebar sidebar-rail' : 'sidebar'} data-tooltips={isRail ? 'beside' : undefined}>
      <PageLink page="account" className="sidebar-person" data-tooltip={isRail ? `${login.name}, ${login.designation}` : undefined}>
        <UserPhoto photo={login.photo} />
        <div className="sidebar-words">
          <p className="sidebar-name one-line">{login.name}</p>
          <p className="sidebar-designation one-line">{login.designation}</p>
        </div>
      </PageLink>
      <SideMenu isRail={isRail} more={isAdministrator ? scrolledPages.filter(({ page }) => pageExists(page)) : []}>
        {links(scrolledPages)}
      </SideMenu>
      <div className="sidebar-foot">
        {foot}
        {links(fixedPages)}
        <HelpPageLink className="side-entry" data-tooltip={isRail ? shellMessages.help : undefined}>
          <span className="menu-icon" aria-hidden="true">
            <ReadIcon />
          </span>
          <span className="side-name">{shellMessages.help}</span>
        </HelpPageLink>
        {onShowKeys && (
          <button
            type="button"
            className="side-entry"
            data-tooltip={isRail ? keyMessages.title : undefined}
            aria-haspopup="dialog"
            onClick={onShowKeys}
          >
            <span className="menu-icon" aria-hidden="true">
              <KeyboardIcon />
            </span>
            <span className="side-name">{keyMessages.title}</span>
          </button>
        )}
        <button type="button" className="side-entry" data-tooltip={isRail ? 'Logout' : undefined} onClick={() => void logOut(login)}>
          <span className="menu-icon" aria-hidden="true">
            <LogoutIcon />
          </span>
          <span className="side-name">Logout</span>
        </button>
      </div>
    </div>
  );
}

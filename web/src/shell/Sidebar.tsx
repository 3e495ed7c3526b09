import { AuditIcon } from '../ui/icons/AuditIcon.tsx';
import { EyeIcon } from '../ui/icons/EyeIcon.tsx';
import { HeartIcon } from '../ui/icons/HeartIcon.tsx';
import { HistoryIcon } from '../ui/icons/HistoryIcon.tsx';
import { KeyIcon } from '../ui/icons/KeyIcon.tsx';
import { KeyboardIcon } from '../ui/icons/KeyboardIcon.tsx';
import { LogoutIcon } from '../ui/icons/LogoutIcon.tsx';
import { SaveIcon } from '../ui/icons/SaveIcon.tsx';
import type { ReactNode } from 'react';
import { useLogin } from '../platform/login.ts';
import { logOut } from '../platform/session.ts';
import { keyMessages } from '../ui/keys/key-messages.ts';
import { PageLink, usePageExists } from '../ui/page/PageLink.tsx';
import { UserPhoto } from './UserPhoto.tsx';
import { HealthState } from './HealthState.tsx';
import './sidebar.css';
import { SideMenu } from './SideMenu.tsx';

interface AdministratorPage {
  readonly page: string;
  readonly name: string;
  readonly icon: ReactNode;
  /** What the entry shows beside its name. */
  readonly state?: ReactNode;
}

/** The links for Administrators at the end of the menu. */
const scrolledPages: readonly AdministratorPage[] = [
  { page: 'auditlog', name: 'Audit Log', icon: <HistoryIcon /> },
  { page: 'privatelog', name: 'Private Log', icon: <EyeIcon /> },
  { page: 'approvallimits', name: 'Approval Limits', icon: <AuditIcon /> },
  { page: 'backups', name: 'Backups', icon: <SaveIcon /> },
];

/** Those below the menu, which stay in view: so does the state of the panel. */
const fixedPages: readonly AdministratorPage[] = [
  { page: 'systemhealth', name: 'System Health', icon: <HeartIcon />, state: <HealthState /> },
  { page: 'changepassword', name: 'Change Password', icon: <KeyIcon /> },
];

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
  const links = (pages: readonly AdministratorPage[]) =>
    login.loginType === 'Administrator' &&
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
      <SideMenu isRail={isRail}>{links(scrolledPages)}</SideMenu>
      <div className="sidebar-foot">
        {foot}
        {links(fixedPages)}
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

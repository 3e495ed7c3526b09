import { HistoryOutlined, KeyOutlined, LogoutOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useLogin } from '../platform/login.ts';
import { logOut } from '../platform/session.ts';
import { PageLink, usePageExists } from '../ui/PageLink.tsx';
import { Face } from './Face.tsx';
import './sidebar.css';
import { SideMenu } from './SideMenu.tsx';

/** What stands below the menu for Administrators. */
const administratorPages = [
  { page: 'auditlog', name: 'Audit Log', icon: <HistoryOutlined /> },
  { page: 'changepassword', name: 'Change Password', icon: <KeyOutlined /> },
] as const;

/** Who is logged in, the menu, and below it what concerns the login. `foot` adds entries there. */
export function Sidebar({ foot }: { readonly foot?: ReactNode }) {
  const login = useLogin();
  const pageExists = usePageExists();
  const ownPages = login.loginType === 'Administrator' ? administratorPages.filter(({ page }) => pageExists(page)) : [];
  return (
    <div className="sidebar">
      <div className="sidebar-person">
        <Face photo={login.photo} />
        <div>
          <p className="sidebar-name">{login.name}</p>
          <p className="sidebar-designation">{login.designation}</p>
        </div>
      </div>
      <SideMenu />
      <div className="sidebar-foot">
        {foot}
        {ownPages.map(({ page, name, icon }) => (
          <PageLink key={page} page={page} className="side-entry">
            <span className="menu-icon" aria-hidden="true">
              {icon}
            </span>
            {name}
          </PageLink>
        ))}
        <button type="button" className="side-entry" onClick={() => void logOut(login)}>
          <span className="menu-icon" aria-hidden="true">
            <LogoutOutlined />
          </span>
          Logout
        </button>
      </div>
    </div>
  );
}

import { KeyOutlined, LogoutOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useLogin } from '../platform/login.ts';
import { logOut } from '../platform/session.ts';
import { PageLink, usePageExists } from '../ui/PageLink.tsx';
import { Face } from './Face.tsx';
import './sidebar.css';
import { SideMenu } from './SideMenu.tsx';

const changePasswordPage = 'changepassword';

/** Who is logged in, the menu, and below it what concerns the login. `foot` adds entries there. */
export function Sidebar({ foot }: { readonly foot?: ReactNode }) {
  const login = useLogin();
  const mayChangePassword = usePageExists()(changePasswordPage) && login.loginType === 'Administrator';
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
        {mayChangePassword && (
          <PageLink page={changePasswordPage} className="side-entry">
            <span className="menu-icon" aria-hidden="true">
              <KeyOutlined />
            </span>
            Change Password
          </PageLink>
        )}
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

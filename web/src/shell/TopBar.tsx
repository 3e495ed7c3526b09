import { LogoutOutlined, MenuOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { useLogin } from '../platform/login.ts';
import { useIsPhone } from '../platform/media.ts';
import { logOut } from '../platform/session.ts';
import { Logo } from '../ui/Logo.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

/** Logo left; bell, theme and logout right. On a phone the button of the sidebar comes first and the theme moves into the sidebar. */
export function TopBar({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  const login = useLogin();
  const isPhone = useIsPhone();
  return (
    <header className="top-bar">
      {isPhone && (
        <button type="button" className="icon-button" aria-label="Menu" aria-haspopup="dialog" onClick={onOpenMenu}>
          <MenuOutlined />
        </button>
      )}
      <Link to="/dashboard" className="top-bar-logo" activeProps={{}}>
        <Logo height={26} />
      </Link>
      <div className="top-bar-actions">
        <NotificationBell />
        {!isPhone && <ThemeToggle />}
        <button type="button" className="icon-button" aria-label="Logout" title="Logout" onClick={() => void logOut(login)}>
          <LogoutOutlined />
        </button>
      </div>
    </header>
  );
}

import { LogoutIcon } from '../ui/icons/LogoutIcon.tsx';
import { MenuFoldIcon } from '../ui/icons/MenuFoldIcon.tsx';
import { MenuIcon } from '../ui/icons/MenuIcon.tsx';
import { MenuUnfoldIcon } from '../ui/icons/MenuUnfoldIcon.tsx';
import { Link } from '@tanstack/react-router';
import { useLogin } from '../platform/login.ts';
import { useIsPhone } from '../platform/media.ts';
import { logOut } from '../platform/session.ts';
import { chooseSidebar, useSidebarMode } from '../platform/sidebar-mode.ts';
import { Logo } from '../ui/page/Logo.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { shellMessages as say } from './shell-messages.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

/** The sidebar's button and the logo left; bell, theme and logout right. On a phone, the theme button is in the sidebar. */
export function TopBar({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  const login = useLogin();
  const isPhone = useIsPhone();
  return (
    <header className="top-bar">
      <MenuButton onOpenMenu={onOpenMenu} />
      <Link to="/dashboard" className="top-bar-logo" activeProps={{}}>
        <Logo height={26} />
      </Link>
      <div className="top-bar-actions">
        <NotificationBell />
        {!isPhone && <ThemeToggle />}
        <button type="button" className="icon-button" aria-label="Logout" title="Logout" onClick={() => void logOut(login)}>
          <LogoutIcon />
        </button>
      </div>
    </header>
  );
}

/** Opens the drawer, or switches the sidebar between rail and wide. */
function MenuButton({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  const mode = useSidebarMode();
  if (mode === 'drawer') {
    return (
      <button type="button" className="icon-button" aria-label="Menu" title="Menu" aria-haspopup="dialog" onClick={onOpenMenu}>
        <MenuIcon />
      </button>
    );
  }
  const isWide = mode === 'wide';
  const title = isWide ? say.narrowMenu : say.wideMenu;
  return (
    <button type="button" className="icon-button" aria-label={title} title={title} onClick={() => chooseSidebar(isWide ? 'rail' : 'wide')}>
      {isWide ? <MenuFoldIcon /> : <MenuUnfoldIcon />}
    </button>
  );
}

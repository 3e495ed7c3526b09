import { MenuFoldIcon } from '../ui/icons/MenuFoldIcon.tsx';
import { MenuIcon } from '../ui/icons/MenuIcon.tsx';
import { MenuUnfoldIcon } from '../ui/icons/MenuUnfoldIcon.tsx';
import { Link } from '@tanstack/react-router';
import { useIsPhone } from '../platform/media.ts';
import { chooseSidebar, useSidebarMode } from '../platform/sidebar-mode.ts';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { Logo } from '../ui/page/Logo.tsx';
import { HelpLink } from './HelpLink.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { SearchButton } from './palette/SearchButton.tsx';
import { shellMessages as say } from './shell-messages.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

interface TopBarProps {
  readonly onOpenMenu: () => void;
  /** Opens the palette. */
  readonly onFind: () => void;
}

/** The sidebar's button, the logo and the search left; bell and theme right. On a phone, the theme button is in the sidebar. */
export function TopBar({ onOpenMenu, onFind }: TopBarProps) {
  const isPhone = useIsPhone();
  return (
    <header className="top-bar">
      <MenuButton onOpenMenu={onOpenMenu} />
      <Link to="/dashboard" className="top-bar-logo" activeProps={{}}>
        <Logo height={26} />
      </Link>
      {!isPhone && <SearchButton onOpen={onFind} />}
      <div className="top-bar-actions">
        {isPhone && <SearchButton onOpen={onFind} />}
        {!isPhone && <HelpLink />}
        <NotificationBell />
        {!isPhone && <ThemeToggle />}
      </div>
    </header>
  );
}

/** Opens the drawer, or switches the sidebar between rail and wide. */
function MenuButton({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  const mode = useSidebarMode();
  if (mode === 'drawer') {
    return <IconButton label="Menu" icon={<MenuIcon />} aria-haspopup="dialog" onClick={onOpenMenu} />;
  }
  const isWide = mode === 'wide';
  return (
    <IconButton
      label={isWide ? say.narrowMenu : say.wideMenu}
      icon={isWide ? <MenuFoldIcon /> : <MenuUnfoldIcon />}
      onClick={() => chooseSidebar(isWide ? 'rail' : 'wide')}
    />
  );
}

import { MoonIcon } from '../ui/icons/MoonIcon.tsx';
import { SunIcon } from '../ui/icons/SunIcon.tsx';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { chooseTheme, useThemeMode } from '../platform/theme-mode.ts';

function useOtherTheme() {
  const isDark = useThemeMode() === 'dark';
  return {
    name: isDark ? 'Light theme' : 'Dark theme',
    icon: isDark ? <SunIcon /> : <MoonIcon />,
    choose: () => chooseTheme(isDark ? 'light' : 'dark'),
  };
}

/** The button in the top bar that switches to the other theme. */
export function ThemeToggle() {
  const other = useOtherTheme();
  return <IconButton label={other.name} icon={other.icon} onClick={other.choose} />;
}

/** The same in the sidebar, for phones, whose top bar has no room for the button. */
export function ThemeEntry() {
  const other = useOtherTheme();
  return (
    <button type="button" className="side-entry" onClick={other.choose}>
      <span className="menu-icon" aria-hidden="true">
        {other.icon}
      </span>
      <span className="side-name">{other.name}</span>
    </button>
  );
}

import { useIsPhone } from '../platform/media.ts';
import { Drawer } from '../ui/controls/Drawer.tsx';
import { Logo } from '../ui/page/Logo.tsx';
import { Sidebar } from './Sidebar.tsx';
import { ThemeEntry } from './ThemeToggle.tsx';

interface SidebarDrawerProps {
  readonly onClose: () => void;
  /** Closes the drawer, and shows the keys of the page. */
  readonly onShowKeys: () => void;
}

/** The sidebar as a drawer, for windows without room beside the page. A phone has no keyboard to explain. */
export function SidebarDrawer({ onClose, onShowKeys }: SidebarDrawerProps) {
  const isPhone = useIsPhone();
  return (
    <Drawer edge="left" label="Menu" title={<Logo height={28} />} onClose={onClose}>
      <Sidebar foot={isPhone && <ThemeEntry />} {...(!isPhone && { onShowKeys })} />
    </Drawer>
  );
}

import { DownIcon } from '../ui/icons/DownIcon.tsx';
import { RightIcon } from '../ui/icons/RightIcon.tsx';
import { GroupPages } from './GroupPages.tsx';
import { MenuIcon } from './menu-icons.tsx';
import { MenuBadge } from './MenuBadge.tsx';
import type { MenuEntry } from './menu-tree.ts';

interface MenuGroupProps {
  readonly entry: MenuEntry;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A group of the side menu, with its pages below its name. */
export function MenuGroup({ entry, isOpen, onToggle }: MenuGroupProps) {
  return (
    <li>
      <GroupButton entry={entry} isOpen={isOpen} onToggle={onToggle} />
      {isOpen && <GroupPages pages={entry.pages} />}
    </li>
  );
}

/** The name of a group, which opens and closes it. */
export function GroupButton({ entry, isOpen, onToggle }: MenuGroupProps) {
  return (
    <button type="button" className="side-entry" aria-expanded={isOpen} onClick={onToggle}>
      <MenuIcon index={entry.iconIndex} />
      <span className="side-name">{entry.name}</span>
      <MenuBadge entry={entry} />
      <span className="side-arrow" aria-hidden="true">
        {isOpen ? <DownIcon /> : <RightIcon />}
      </span>
    </button>
  );
}

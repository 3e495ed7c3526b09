import { useState } from 'react';
import { useOpened } from '../ui/controls/use-opened.ts';
import { GroupPages } from './GroupPages.tsx';
import { MenuBadge } from './MenuBadge.tsx';
import { MenuIcon } from './menu-icons.tsx';
import type { MenuEntry } from './menu-tree.ts';

/** A group on the rail. Its icon opens its pages beside the rail, level with the icon. */
export function RailGroup({ entry, isCurrent }: { readonly entry: MenuEntry; readonly isCurrent: boolean }) {
  const { frame, opener, isOpen, toggle, close } = useOpened<HTMLLIElement>();
  const [top, setTop] = useState(0);

  function toggleHere(): void {
    setTop(opener.current?.getBoundingClientRect().top ?? 0);
    toggle();
  }

  return (
    <li ref={frame}>
      <button
        ref={opener}
        type="button"
        className={isCurrent ? 'side-entry side-entry-current' : 'side-entry'}
        aria-expanded={isOpen}
        data-tooltip={isOpen ? undefined : entry.name}
        onClick={toggleHere}
      >
        <MenuIcon index={entry.iconIndex} />
        <span className="side-name">{entry.name}</span>
        <MenuBadge entry={entry} />
      </button>
      {isOpen && (
        <div className="rail-pages" style={{ '--top': `${top}px` }}>
          <p className="rail-pages-name">{entry.name}</p>
          <GroupPages pages={entry.pages} onGo={close} />
        </div>
      )}
    </li>
  );
}

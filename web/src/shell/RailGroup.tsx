import { useCallback, useRef, useState } from 'react';
import { useCloseOutside } from '../ui/page/use-close-outside.ts';
import { GroupPages } from './GroupPages.tsx';
import { MenuIcon } from './menu-icons.tsx';
import type { MenuEntry } from './menu-tree.ts';

/** A group on the rail. Its icon opens its pages beside the rail, level with the icon. */
export function RailGroup({ entry, isCurrent }: { readonly entry: MenuEntry; readonly isCurrent: boolean }) {
  const frame = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [top, setTop] = useState<number>();
  const isOpen = top !== undefined;
  const close = useCallback(() => setTop(undefined), []);
  useCloseOutside(isOpen, frame, opener, close);

  function toggle(): void {
    setTop(isOpen ? undefined : opener.current?.getBoundingClientRect().top);
  }

  return (
    <li ref={frame}>
      <button
        ref={opener}
        type="button"
        className={isCurrent ? 'side-entry side-entry-current' : 'side-entry'}
        aria-expanded={isOpen}
        title={isOpen ? undefined : entry.name}
        onClick={toggle}
      >
        <MenuIcon index={entry.iconIndex} />
        <span className="side-name">{entry.name}</span>
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

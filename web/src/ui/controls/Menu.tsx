import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { DownIcon } from '../icons/DownIcon.tsx';
import { Button } from './Button.tsx';
import './menu.css';
import { useOpened } from './use-opened.ts';

interface MenuProps {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Whether the button is only an arrow. The open menu then begins with its label. */
  readonly isArrow?: boolean;
  readonly className?: string;
  /** The buttons and links of the menu. Call `close` when one is pressed. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens more buttons below it. Arrow keys go through them, and Escape closes them. */
export function Menu({ label, icon, isArrow = false, className = '', children }: MenuProps) {
  const { frame, opener, isOpen, toggle, closeBack } = useOpened();
  const list = useRef<HTMLDivElement>(null);
  const isByKey = useRef(false);

  useEffect(() => {
    if (isOpen && isByKey.current) entriesOf(list.current)[0]?.focus();
  }, [isOpen]);

  function press(event: MouseEvent): void {
    isByKey.current = event.detail === 0;
    toggle();
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' && !isOpen) {
      isByKey.current = true;
      toggle();
    } else {
      const entries = entriesOf(list.current);
      const at = entries.findIndex((entry) => entry === document.activeElement);
      const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key];
      if (next === undefined) return;
      entries.at(next % entries.length)?.focus();
    }
    event.preventDefault();
  }

  const button = isArrow
    ? ({ look: 'text', icon: <DownIcon />, 'aria-label': label } as const)
    : { icon, children: [label, <DownIcon key="arrow" className="menu-arrow" />] };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the buttons inside
    <div ref={frame} className={`menu ${className}`.trimEnd()} onKeyDown={pressKey}>
      <Button {...button} ref={opener} aria-expanded={isOpen} onClick={press} />
      {isOpen && (
        <div ref={list} className="menu-list" role="group" aria-label={label}>
          {isArrow && <p>{label}</p>}
          {children(closeBack)}
        </div>
      )}
    </div>
  );
}

function entriesOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]') ?? [])];
}

import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { DownIcon } from '../icons/DownIcon.tsx';
import './menu-button.css';
import './opened-below.css';
import { useOpened } from './use-opened.ts';

interface MenuButtonProps {
  readonly label: string;
  readonly icon?: ReactNode;
  /** The buttons and links of the menu. Call `close` when one is pressed. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens more buttons below it. */
export function MenuButton({ label, icon, children }: MenuButtonProps) {
  const { frame, opener, isOpen, toggle, close } = useOpened();

  return (
    <div ref={frame} className="menu-button">
      <Button ref={opener} icon={icon} aria-expanded={isOpen} onClick={toggle}>
        {label}
        <DownIcon className="menu-button-arrow" />
      </Button>
      {isOpen && (
        <div className="opened-below" role="group" aria-label={label}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

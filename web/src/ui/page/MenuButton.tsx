import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
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
        <DownOutlined aria-hidden className="menu-button-arrow" />
      </Button>
      {isOpen && (
        <div className="opened-below" role="group" aria-label={label}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useIsPhone } from '../../platform/media.ts';
import './menu-button.css';
import { useCloseOutside } from './use-close-outside.ts';

interface MenuButtonProps {
  readonly label: string;
  readonly icon?: ReactNode;
  /** The buttons and links of the menu. Call `close` when one is pressed. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens more buttons below it. */
export function MenuButton({ label, icon, children }: MenuButtonProps) {
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useCloseOutside(isOpen, frame, opener, close);

  return (
    <div ref={frame} className="menu-button">
      <Button ref={opener} size={useIsPhone() ? 'large' : 'middle'} icon={icon} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {label}
        <DownOutlined aria-hidden className="menu-button-arrow" />
      </Button>
      {isOpen && (
        <div className="menu-button-entries" role="group" aria-label={label}>
          {children(close)}
        </div>
      )}
    </div>
  );
}

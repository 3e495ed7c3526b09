import type { ComponentProps, ReactNode } from 'react';
import './icon-button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'title' | 'children' | 'aria-label'> {
  /** Its name, which the tooltip shows too. */
  readonly label: string;
  /** What the tooltip says instead. */
  readonly tooltip?: string | undefined;
  /** The icon, with a mark on it if it has one. */
  readonly icon: ReactNode;
}

/** A button that is only an icon, without a frame. */
export function IconButton({ label, tooltip, icon, className = '', ...button }: IconButtonProps) {
  return (
    <button {...button} type="button" className={`icon-button ${className}`.trimEnd()} aria-label={label} data-tooltip={tooltip}>
      {icon}
    </button>
  );
}

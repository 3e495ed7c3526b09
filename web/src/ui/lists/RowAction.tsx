import { createContext, use, type Ref } from 'react';
import { createLink } from '@tanstack/react-router';
import { Button, type ButtonProps } from '../controls/Button.tsx';
import './row-actions.css';

/** Whether the actions of a row are in its opened sheet, which has room for their names. */
export const IsInRowSheet = createContext(false);

interface RowActionProps extends Pick<ButtonProps, 'icon' | 'onClick' | 'disabled' | 'isBusy' | 'aria-disabled' | 'href'> {
  /** What it does to which record: the name of the icon. */
  readonly label: string;
  readonly isDanger?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Shown instead of the name while the mouse rests on it. */
  readonly hint?: string | undefined;
}

/** An action on a row: an icon at its end, or a button with its name in the opened row. */
export function RowAction({ label, isDanger = false, hint, ...button }: RowActionProps) {
  const isInSheet = use(IsInRowSheet);
  return (
    <Button
      {...button}
      look="text"
      isDanger={isDanger}
      size={isInSheet ? 'large' : 'small'}
      className="row-action"
      tooltip={hint}
      aria-label={label}
    >
      {isInSheet && label}
    </Button>
  );
}

/** The same as a link to a page. */
export const RowLink = createLink(RowAction);

import type { ComponentProps, MouseEvent, MouseEventHandler, ReactNode, Ref } from 'react';
import { useIsLocked } from '../field/use-is-locked.ts';
import { LoadingIcon } from '../icons/LoadingIcon.tsx';
import './button.css';

type Shared = Pick<
  ComponentProps<'button'>,
  | 'id'
  | 'className'
  | 'tabIndex'
  | 'form'
  | 'autoFocus'
  | `aria-${'label' | 'labelledby' | 'describedby' | 'disabled' | 'expanded' | 'pressed' | 'haspopup' | 'controls' | 'keyshortcuts' | 'current'}`
>;

export interface ButtonProps extends Shared, Pick<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'download'> {
  /** Only the button that is most often pressed next is filled. */
  readonly look?: 'outlined' | 'filled' | 'text' | undefined;
  /** Whether it removes or voids something. */
  readonly isDanger?: boolean | undefined;
  /** Without a size, it is as high as a field. */
  readonly size?: 'small' | 'large' | undefined;
  readonly icon?: ReactNode;
  /** What there is to know before it is pressed, such as why it cannot be. */
  readonly tooltip?: string | undefined;
  readonly isIconLast?: boolean | undefined;
  /** What it has started is not finished yet. It cannot be pressed again, but keeps the focus. */
  readonly isBusy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly children?: ReactNode;
}

/** A button, or a link that looks like one if it has an address. Those in a locked form cannot be pressed unless they say otherwise. */
export function Button({
  look = 'outlined',
  isDanger = false,
  size,
  icon,
  tooltip,
  isIconLast = false,
  isBusy = false,
  disabled,
  type = 'button',
  className,
  onClick,
  ref,
  href,
  target,
  rel,
  download,
  children,
  ...shared
}: ButtonProps) {
  const isLocked = useIsLocked();
  const isDisabled = disabled ?? isLocked;
  const hasText = children !== undefined && children !== null && children !== false;
  const drawn = isBusy ? <LoadingIcon className="button-spinner" /> : icon;
  const names = [
    'button',
    `button-${look}`,
    isDanger && 'button-danger',
    size && `button-${size}`,
    !hasText && 'button-bare',
    isBusy && 'button-busy',
    className,
  ];
  const parts = isIconLast ? [children, drawn] : [drawn, children];

  function press(event: MouseEvent<HTMLElement>): void {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }

  const common = {
    ...shared,
    className: names.filter(Boolean).join(' '),
    onClick: press,
    'data-tooltip': tooltip,
    'aria-description': tooltip,
    'aria-busy': isBusy || undefined,
    'aria-disabled': isBusy || shared['aria-disabled'],
  };
  if (href !== undefined && !isDisabled)
    return (
      // A link has all methods of a button that its owner may call.
      <a {...common} ref={ref as Ref<HTMLElement> as Ref<HTMLAnchorElement>} href={href} target={target} rel={rel} download={download}>
        {parts[0]}
        {parts[1]}
      </a>
    );
  return (
    <button {...common} ref={ref} type={type} disabled={isDisabled}>
      {parts[0]}
      {parts[1]}
    </button>
  );
}

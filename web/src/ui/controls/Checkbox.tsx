import type { ComponentProps, ReactNode } from 'react';
import './checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'onChange' | 'children'> {
  readonly onChange?: (isChecked: boolean) => void;
  readonly tooltip?: string | undefined;
  /** Whether it stands for several things of which only some are ticked. */
  readonly isPartly?: boolean;
  /** The words beside the box; without them it needs a label. */
  readonly children?: ReactNode;
}

/** A box to tick, with the words beside it. */
export function Checkbox({ onChange, className = '', tooltip, isPartly = false, children, ...input }: CheckboxProps) {
  const markPartly = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = isPartly;
  };
  return (
    <label className={`checkbox ${className}`.trimEnd()} data-tooltip={tooltip}>
      <input ref={markPartly} {...input} type="checkbox" readOnly={!onChange} onChange={(event) => onChange?.(event.target.checked)} />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}

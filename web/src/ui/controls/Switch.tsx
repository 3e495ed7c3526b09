import type { ComponentProps } from 'react';
import './switch.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'className'> {
  readonly onChange: (isOn: boolean) => void;
}

/** Turns something on and off at once. Its label is beside it. */
export function Switch({ onChange, ...input }: SwitchProps) {
  // The browser says whether a checkbox is checked.
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
  return <input {...input} type="checkbox" role="switch" className="switch" onChange={(event) => onChange(event.target.checked)} />;
}

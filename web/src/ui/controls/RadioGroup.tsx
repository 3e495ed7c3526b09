import { useId, type ComponentProps } from 'react';
import './radio-group.css';

interface RadioGroupProps<C extends string> extends Omit<ComponentProps<'div'>, 'role' | 'className' | 'children' | 'onChange'> {
  readonly choices: readonly C[];
  readonly value: C;
  readonly onChange: (choice: C) => void;
}

/** One of a few choices, all visible. */
export function RadioGroup<C extends string>({ choices, value, onChange, ...group }: RadioGroupProps<C>) {
  const name = useId();
  return (
    <div {...group} role="radiogroup" className="radio-group">
      {choices.map((choice) => (
        <label key={choice} className="radio">
          <input type="radio" name={name} value={choice} checked={choice === value} onChange={() => onChange(choice)} />
          <span>{choice}</span>
        </label>
      ))}
    </div>
  );
}

import { LockedValue } from '../field/LockedValue.tsx';
import { useIsLocked } from '../field/use-is-locked.ts';
import { OptionsSelect } from './OptionsSelect.tsx';

interface ChoicesSelectProps<C extends string> {
  readonly choices: readonly C[];
  readonly value: readonly C[];
  readonly onChange: (chosen: readonly C[]) => void;
  readonly disabled?: boolean;
}

/** Several of a few fixed choices, kept in the order in which they are offered. */
export function ChoicesSelect<C extends string>({ choices, value, onChange, disabled }: ChoicesSelectProps<C>) {
  if (useIsLocked()) return <LockedValue text={value.join(', ')} />;
  return (
    <OptionsSelect
      options={choices.map((choice) => ({ value: choice, label: choice }))}
      value={value}
      onChange={(chosen) => onChange(choices.filter((choice) => chosen.includes(choice)))}
      disabled={disabled}
    />
  );
}

import { Select } from '../controls/Select.tsx';
import { useFieldMarks } from '../field/Field.tsx';
import { LockedValue } from '../field/LockedValue.tsx';
import { useIsLocked } from '../field/use-is-locked.ts';

interface ChoiceSelectProps<C extends string> {
  readonly choices: readonly C[];
  readonly value: C;
  readonly onChange: (choice: C) => void;
  readonly disabled?: boolean;
}

/** One of a few fixed choices. */
export function ChoiceSelect<C extends string>({ choices, ...select }: ChoiceSelectProps<C>) {
  const marks = useFieldMarks();
  if (useIsLocked()) return <LockedValue text={select.value} />;
  return <Select<C> {...marks} {...select} options={choices.map((choice) => ({ value: choice, label: choice }))} />;
}

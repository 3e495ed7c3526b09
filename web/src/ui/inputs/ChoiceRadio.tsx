import { RadioGroup } from '../controls/RadioGroup.tsx';
import { useGroupMarks } from '../field/Field.tsx';

interface ChoiceRadioProps<C extends string> {
  readonly choices: readonly C[];
  readonly value: C;
  readonly onChange: (choice: C) => void;
}

/** One of two or three fixed choices, all visible. */
export function ChoiceRadio<C extends string>({ choices, value, onChange }: ChoiceRadioProps<C>) {
  return <RadioGroup {...useGroupMarks()} choices={choices} value={value} onChange={onChange} />;
}

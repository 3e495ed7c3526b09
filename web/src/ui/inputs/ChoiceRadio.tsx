import { Radio } from 'antd';
import { useGroupMarks } from '../field/Field.tsx';

interface ChoiceRadioProps<C extends string> {
  readonly choices: readonly C[];
  readonly value: C;
  readonly onChange: (choice: C) => void;
}

/** One of two or three fixed choices, all visible. */
export function ChoiceRadio<C extends string>({ choices, value, onChange }: ChoiceRadioProps<C>) {
  return (
    <Radio.Group
      {...useGroupMarks()}
      role="radiogroup"
      options={[...choices]}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

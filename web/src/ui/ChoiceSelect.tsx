import { Select } from 'antd';
import { useFieldMarks } from './Field.tsx';

interface ChoiceSelectProps<C extends string> {
  readonly choices: readonly C[];
  readonly value: C;
  readonly onChange: (choice: C) => void;
  readonly disabled?: boolean;
}

/** One of a few fixed choices. */
export function ChoiceSelect<C extends string>({ choices, ...select }: ChoiceSelectProps<C>) {
  return <Select<C> {...useFieldMarks()} {...select} virtual={false} options={choices.map((choice) => ({ value: choice, label: choice }))} />;
}

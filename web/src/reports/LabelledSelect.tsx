import { Select, type SelectOption } from '../ui/controls/Select.tsx';
import { Field, useFieldMarks } from '../ui/field/Field.tsx';

interface LabelledSelectProps<V extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly SelectOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** One of a few choices above a report. */
export function LabelledSelect<V extends string>({ name, label, ...select }: LabelledSelectProps<V>) {
  return (
    <Field name={name} label={label}>
      <Choices {...select} />
    </Field>
  );
}

function Choices<V extends string>(select: Omit<LabelledSelectProps<V>, 'name' | 'label'>) {
  return <Select<V> {...useFieldMarks()} {...select} />;
}

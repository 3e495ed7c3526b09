import { Field } from '../field/Field.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { useAllUserNames } from './user-names.ts';

interface UserFilterProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (userId: number | undefined) => void;
}

/** A filter for one user; empty means all. */
export function UserFilter({ name, label, value, onChange }: UserFilterProps) {
  const users = useAllUserNames();
  return (
    <Field name={name} label={label}>
      <FilterSelect
        options={users.map(({ userId, name: userName }) => ({ value: userId, label: userName }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}

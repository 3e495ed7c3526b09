import { Select } from 'antd';
import { useFieldMarks } from '../field/Field.tsx';
import { rankedSearch } from './ranked-options.ts';
import { drawnWhole } from './drawn-whole.ts';

interface OptionSelectProps<V> {
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V | undefined;
  readonly onChange: (value: V) => void;
}

/** One of a few options, each with a label of its own. */
export function OptionSelect<V extends string | number>({ options, value, onChange }: OptionSelectProps<V>) {
  return (
    <Select<V>
      {...useFieldMarks()}
      showSearch={rankedSearch}
      {...drawnWhole}
      {...(value !== undefined && { value })}
      onChange={onChange}
      options={[...options]}
    />
  );
}

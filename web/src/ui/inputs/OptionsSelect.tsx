import { Select } from 'antd';
import { useFieldMarks } from '../field/Field.tsx';
import { rankedSearch } from './ranked-options.ts';
import { drawnWhole } from './drawn-whole.ts';

interface OptionsSelectProps<V> {
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: readonly V[];
  readonly onChange: (chosen: readonly V[]) => void;
  /** The most that may be chosen. */
  readonly most: number;
}

/** Several of a few options, each with a label of its own. */
export function OptionsSelect<V extends string | number>({ options, value, onChange, most }: OptionsSelectProps<V>) {
  return (
    <Select<V[]>
      {...useFieldMarks()}
      mode="multiple"
      maxCount={most}
      showSearch={rankedSearch}
      {...drawnWhole}
      value={[...value]}
      onChange={onChange}
      options={[...options]}
    />
  );
}

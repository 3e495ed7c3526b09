import { messages } from '@vikray/contract/platform/messages.ts';
import { Select } from 'antd';
import { useFieldMarks } from '../field/Field.tsx';
import { rankedSearch } from './ranked-options.ts';
import { drawnWhole } from './drawn-whole.ts';

interface FilterSelectProps<V> {
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly value: V | undefined;
  readonly onChange: (value: V | undefined) => void;
}

/** A select for one of the options; empty means all. */
export function FilterSelect<V extends string | number>({ options, value, onChange }: FilterSelectProps<V>) {
  return (
    <Select<V>
      {...useFieldMarks()}
      allowClear
      showSearch={rankedSearch}
      {...drawnWhole}
      placeholder={messages.all}
      // A value without an option, such as a deleted user, is shown as it is.
      {...(value !== undefined && { value })}
      onChange={(chosen: V | undefined) => onChange(chosen)}
      options={[...options]}
    />
  );
}

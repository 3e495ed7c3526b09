import { messages } from '@vikray/contract/platform/messages.ts';
import { RankedSelect, type RankedOption } from './RankedSelect.tsx';

interface FilterSelectProps<V> {
  readonly options: readonly RankedOption<V>[];
  readonly value: V | undefined;
  readonly onChange: (value: V | undefined) => void;
}

/** A select for one of the options; empty means all. */
export function FilterSelect<V extends string | number>({ onChange, ...select }: FilterSelectProps<V>) {
  return <RankedSelect {...select} placeholder={messages.all} onChange={onChange} onClear={() => onChange(undefined)} />;
}

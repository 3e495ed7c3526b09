import { RankedSelect, type RankedOption } from './RankedSelect.tsx';

interface OptionSelectProps<V> {
  readonly options: readonly RankedOption<V>[];
  readonly value: V | undefined;
  readonly onChange: (value: V) => void;
}

/** One of a few options, each with a label of its own. */
export function OptionSelect<V extends string | number>(select: OptionSelectProps<V>) {
  return <RankedSelect {...select} />;
}

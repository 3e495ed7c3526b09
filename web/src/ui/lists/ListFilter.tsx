import { Select } from 'antd';
import { useIsPhone } from '../../platform/media.ts';
import './list.css';

interface ListFilterProps<C extends string> {
  readonly label: string;
  readonly value: C;
  readonly onChange: (choice: C) => void;
  readonly options: readonly { readonly value: C; readonly label: string }[];
}

/** A filter of a list with a few choices, for the toolbar. */
export function ListFilter<C extends string>({ label, options, ...select }: ListFilterProps<C>) {
  return <Select<C> {...select} size={useIsPhone() ? 'large' : 'middle'} aria-label={label} options={[...options]} virtual={false} />;
}

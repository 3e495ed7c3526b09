import { useIsPhone } from '../../platform/media.ts';
import './list.css';
import { ListSelect } from './ListSelect.tsx';

interface ListFilterProps<C extends string> {
  readonly label: string;
  readonly value: C;
  readonly onChange: (choice: C) => void;
  readonly options: readonly { readonly value: C; readonly label: string }[];
}

/** A filter of a list with a few choices, for the toolbar. */
export function ListFilter<C extends string>(filter: ListFilterProps<C>) {
  return <ListSelect {...filter} size={useIsPhone() ? 'large' : 'middle'} />;
}

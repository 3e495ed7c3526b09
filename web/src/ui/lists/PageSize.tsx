import { createContext, use } from 'react';
import { pageSizes } from './list-search.ts';
import { ListSelect } from './ListSelect.tsx';

interface PageSizeProps {
  readonly value: number;
  readonly onChange: (size: number) => void;
  readonly className: string;
}

/** The page sizes to choose from. */
export const OfferedSizes = createContext<readonly number[]>(pageSizes);

const popup = { showSearch: false, popupMatchSelectWidth: false, getPopupContainer: besideIt } as const;

/** How many rows a page has. The pager draws it. */
export function PageSize({ value, onChange, className }: PageSizeProps) {
  return (
    <ListSelect
      label="Page size"
      value={value}
      options={use(OfferedSizes).map((size) => ({ value: size, label: `${size} / page` }))}
      onChange={onChange}
      className={`ant-pagination-options-size-changer-select ${className}`}
      popup={popup}
    />
  );
}

function besideIt(select: HTMLElement): HTMLElement {
  return select.parentElement ?? document.body;
}

import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { AddButton, type AddAction } from './AddButton.tsx';
import './list.css';
import type { ListSearch } from './list-search.ts';
import { SearchBox } from './SearchBox.tsx';

interface ListToolbarProps {
  readonly list: ListSearch;
  /** What else narrows the rows, in front of the search; a row of its own on phones. */
  readonly filter?: ReactNode;
  /** The address of the rows as a file, and the name under which it is saved. */
  readonly csv?: { readonly address: string; readonly fileName: string };
  readonly add?: AddAction;
}

/** Filter, search, CSV and Add, in this order, at the right of a list's heading. On phones the buttons are icons. */
export function ListToolbar({ list, filter, csv, add }: ListToolbarProps) {
  return (
    <div className="list-toolbar">
      {filter && <div className="list-filter">{filter}</div>}
      <SearchBox value={list.search} onSearch={(search) => list.ask({ search })} />
      {csv && (
        <Button className="list-button" icon={<DownloadOutlined aria-hidden />} href={csv.address} download={csv.fileName}>
          <span className="list-button-label">CSV</span>
        </Button>
      )}
      {add && <AddButton {...add} isPrimary />}
    </div>
  );
}
